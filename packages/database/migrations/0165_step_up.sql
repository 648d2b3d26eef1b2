-- migrate:up

-- Sensitive changes need a recent proof of identity, which belongs to one session. Tries are counted so that a stolen
-- session cannot be used to guess the password.
ALTER TABLE session
  ADD COLUMN step_up_at timestamptz,
  ADD COLUMN step_up_tries integer NOT NULL DEFAULT 0 CHECK (step_up_tries BETWEEN 0 AND 5);

-- Single-use codes that replace the second factor. Only a keyed digest is stored.
CREATE TABLE recovery_code (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  code_digest bytea NOT NULL CHECK (length(code_digest) = 32),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  used_at timestamptz,
  PRIMARY KEY (member_id, player_id, code_digest),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('recovery_code');

GRANT SELECT, INSERT, UPDATE, DELETE ON recovery_code TO fairground_app;

-- migrate:down
