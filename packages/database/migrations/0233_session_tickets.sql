-- migrate:up

-- Tickets with which a browser opens a channel in its session, valid once and for some seconds at any gateway. They may be
-- lost in a crash: a browser then asks for another one.
CREATE UNLOGGED TABLE session_ticket (
  member_id integer NOT NULL,
  digest bytea NOT NULL CHECK (length(digest) = 32),
  session_id bigint NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, digest)
);
CREATE INDEX session_ticket_old ON session_ticket (member_id, expires_at);
CALL fence_by_member('session_ticket');

GRANT SELECT, INSERT, UPDATE, DELETE ON session_ticket TO fairground_app;

-- migrate:down
