-- migrate:up

-- The entries that change who may sign: every close and round depends on the newest term, and every record on all of them.
CREATE INDEX log_entry_keys ON log_entry (member_id, index) WHERE type IN ('key', 'term');

-- migrate:down
