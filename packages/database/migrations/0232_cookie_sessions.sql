-- migrate:up

-- The token of a session in a cookie has two halves. The first one names the session and never changes; its digest is
-- token_hash. The second one, the secret, is renewed. A client that stores its token itself has no second half.
ALTER TABLE session
  ADD COLUMN secret_hash bytea CHECK (length(secret_hash) = 32),
  ADD COLUMN previous_secret_hash bytea CHECK (length(previous_secret_hash) = 32),
  -- Until the browser has used the secret, it may not have received it.
  ADD COLUMN secret_used boolean NOT NULL DEFAULT false,
  ADD COLUMN renewed_at timestamptz,
  ADD COLUMN renew_from timestamptz,
  ADD CONSTRAINT session_secret_check CHECK (
    (secret_hash IS NULL) = (renewed_at IS NULL) AND (secret_hash IS NULL) = (renew_from IS NULL)
    AND (previous_secret_hash IS NULL OR secret_hash IS NOT NULL)),
  DROP CONSTRAINT session_end_reason_check,
  ADD CONSTRAINT session_end_reason_check CHECK (end_reason IN
    ('logout', 'idle', 'another-device', 'banned', 'password-changed', 'closed', 'excluded', 'token-reused'));

-- migrate:down
