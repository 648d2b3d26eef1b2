-- migrate:up

-- Some providers have no status query for an order, so their stored webhooks are read again.
CREATE INDEX payment_inbox_by_order ON payment_inbox (member_id, provider, reference);

-- migrate:down
