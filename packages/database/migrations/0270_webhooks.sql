-- migrate:up

-- An address of the operator's own system that receives events.
CREATE TABLE webhook_endpoint (
  member_id integer NOT NULL REFERENCES member (id),
  id integer NOT NULL CHECK (id > 0),
  url text NOT NULL CHECK (length(url) BETWEEN 8 AND 2048),
  events text[] NOT NULL CHECK (cardinality(events) BETWEEN 1 AND 100),
  -- The current secret and, for a day after a rotation, the previous one.
  sealed_secrets bytea NOT NULL,
  status text NOT NULL DEFAULT 'enabled' CHECK (status IN ('enabled', 'disabled')),
  -- Why the platform disabled it. Null if staff did.
  disabled_reason text CHECK (length(disabled_reason) <= 200),
  -- The first failure after the last success.
  failing_since timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id)
);
CALL fence_by_member('webhook_endpoint');

-- The last position of each operator. Positions have no gaps.
CREATE TABLE webhook_counter (
  member_id integer PRIMARY KEY REFERENCES member (id),
  last_position bigint NOT NULL CHECK (last_position > 0)
);
CALL fence_by_member('webhook_counter');

-- An event that at least one endpoint of the operator wants. It contains ids and statuses, no personal data.
CREATE TABLE webhook_event (
  member_id integer NOT NULL REFERENCES member (id),
  position bigint NOT NULL CHECK (position > 0),
  outbox_id bigint NOT NULL,
  event text NOT NULL,
  -- Events of one object are delivered in order, for example withdrawal/12.
  object text NOT NULL CHECK (length(object) BETWEEN 1 AND 60),
  data json NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, position),
  UNIQUE (member_id, outbox_id)
);
CREATE INDEX webhook_event_by_time ON webhook_event (member_id, at);
CALL fence_by_member('webhook_event');

-- One event for one endpoint. Replay 0 is the first delivery; each replay has its own number.
CREATE TABLE webhook_delivery (
  member_id integer NOT NULL,
  endpoint_id integer NOT NULL,
  replay_id integer NOT NULL CHECK (replay_id >= 0),
  position bigint NOT NULL,
  object text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- The last answer: an HTTP status or why there was none.
  answer text CHECK (length(answer) <= 200),
  first_attempt_at timestamptz,
  last_attempt_at timestamptz,
  PRIMARY KEY (member_id, endpoint_id, replay_id, position),
  FOREIGN KEY (member_id, endpoint_id) REFERENCES webhook_endpoint (member_id, id),
  FOREIGN KEY (member_id, position) REFERENCES webhook_event (member_id, position) ON DELETE CASCADE,
  CHECK (status = 'pending' OR attempts > 0)
);
CREATE INDEX webhook_delivery_pending ON webhook_delivery (member_id, endpoint_id, replay_id, object, position)
  WHERE status = 'pending';
CREATE INDEX webhook_delivery_by_position ON webhook_delivery (member_id, position);
CALL fence_by_member('webhook_delivery');

-- One row for each object with pending deliveries, so that a failing object delays no other one.
CREATE TABLE webhook_queue (
  member_id integer NOT NULL,
  endpoint_id integer NOT NULL,
  replay_id integer NOT NULL CHECK (replay_id >= 0),
  object text NOT NULL,
  -- The newest position of the object. Writing it locks the row against its end.
  newest bigint NOT NULL,
  -- The time of the next attempt. While a worker delivers, the time at which its lease ends.
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  lease uuid,
  -- Failed attempts since the last success.
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  PRIMARY KEY (member_id, endpoint_id, replay_id, object),
  FOREIGN KEY (member_id, endpoint_id) REFERENCES webhook_endpoint (member_id, id)
);
CREATE INDEX webhook_queue_due ON webhook_queue (member_id, endpoint_id, due_at);
CALL fence_by_member('webhook_queue');

-- How far the outbox has been read for webhooks. The relay deletes nothing behind it.
CREATE TABLE webhook_collector (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  txid xid8 NOT NULL,
  last_id bigint NOT NULL
);
INSERT INTO webhook_collector (txid, last_id) SELECT txid, last_id FROM relay;

-- The collector reads the outbox of all operators as the relay's role.
GRANT SELECT, UPDATE ON webhook_collector TO fairground_relay;
GRANT SELECT (member_id, id, events, status) ON webhook_endpoint TO fairground_relay;
GRANT SELECT, INSERT ON webhook_event, webhook_delivery TO fairground_relay;
GRANT SELECT, INSERT, UPDATE ON webhook_counter, webhook_queue TO fairground_relay;
CREATE POLICY collector_reads ON webhook_endpoint FOR SELECT TO fairground_relay USING (true);
CREATE POLICY collector_counts ON webhook_counter TO fairground_relay USING (true) WITH CHECK (true);
CREATE POLICY collector_writes ON webhook_event TO fairground_relay USING (true) WITH CHECK (true);
CREATE POLICY collector_writes ON webhook_delivery TO fairground_relay USING (true) WITH CHECK (true);
CREATE POLICY collector_writes ON webhook_queue TO fairground_relay USING (true) WITH CHECK (true);

-- The worker delivers. It cannot change where deliveries go or how they are signed.
GRANT SELECT ON webhook_endpoint, webhook_counter, webhook_event TO fairground_app;
GRANT UPDATE (status, disabled_reason, failing_since) ON webhook_endpoint TO fairground_app;
GRANT DELETE ON webhook_event TO fairground_app;
GRANT SELECT, UPDATE, DELETE ON webhook_delivery, webhook_queue TO fairground_app;

GRANT SELECT, INSERT, UPDATE ON webhook_endpoint TO fairground_staff;
GRANT SELECT ON webhook_counter, webhook_event TO fairground_staff;
GRANT SELECT, INSERT ON webhook_delivery, webhook_queue TO fairground_staff;
GRANT UPDATE (newest, due_at) ON webhook_queue TO fairground_staff;

-- migrate:down
