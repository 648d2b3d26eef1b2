-- migrate:up

-- Calls per address block and time window, counted by all gateways together. The key is a keyed digest. The rows matter for
-- a minute, so they may be lost in a crash; without a foreign key a count writes nothing to the transaction log.
CREATE UNLOGGED TABLE rate_count (
  member_id integer NOT NULL,
  key bytea NOT NULL CHECK (length(key) = 32),
  count integer NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, key)
);
CREATE INDEX rate_count_old ON rate_count (member_id, ends_at);
CALL fence_by_member('rate_count');

GRANT SELECT, INSERT, UPDATE, DELETE ON rate_count TO fairground_app;

-- migrate:down
