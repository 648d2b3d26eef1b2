-- migrate:up

-- The transactional outbox: events are written with the change they describe and published to the broker afterwards.
-- Reading by id alone would miss rows of transactions that commit late, so the relay reads txid below the snapshot's xmin.
CREATE TABLE outbox (
  member_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  txid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  topic text NOT NULL,
  event text NOT NULL,
  body json NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (txid, id)
);
CALL fence_by_member('outbox');
CREATE POLICY relay_reads ON outbox FOR SELECT TO fairground_relay USING (true);
CREATE POLICY relay_prunes ON outbox FOR DELETE TO fairground_relay USING (true);

-- The last sequence number of each topic, assigned in the order of publication.
CREATE TABLE topic (
  name text PRIMARY KEY,
  seq bigint NOT NULL CHECK (seq > 0)
);

-- One relay at a time, by lease and epoch. Its position is stored after publishing (at-least-once delivery).
CREATE TABLE relay (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  owner uuid,
  epoch bigint NOT NULL DEFAULT 0,
  lease_until timestamptz NOT NULL DEFAULT '-infinity',
  txid xid8 NOT NULL DEFAULT '0',
  last_id bigint NOT NULL DEFAULT 0
);
INSERT INTO relay DEFAULT VALUES;

GRANT INSERT ON outbox TO fairground_app;
GRANT SELECT ON topic TO fairground_app;
GRANT SELECT, DELETE ON outbox TO fairground_relay;
GRANT SELECT, INSERT, UPDATE ON topic TO fairground_relay;
GRANT SELECT, UPDATE ON relay TO fairground_relay;

-- migrate:down
