-- migrate:up

-- Session ids of operators' own sites that were exchanged. An id in an address may leak, so it is accepted once.
CREATE TABLE whitelabel_session (
  member_id integer NOT NULL REFERENCES member (id),
  digest bytea NOT NULL CHECK (length(digest) = 32),
  used_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, digest)
);
CALL fence_by_member('whitelabel_session');
GRANT SELECT, INSERT, DELETE ON whitelabel_session TO fairground_app;

-- migrate:down
