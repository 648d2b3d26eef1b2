-- migrate:up

-- The operators. The data is public and is read before a member is set, so the table has no row-level policy.
CREATE TABLE member (
  id integer PRIMARY KEY CHECK (id > 0),
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  name text NOT NULL,
  look text NOT NULL CHECK (look IN ('blue', 'cartoon', 'sweet-blue')),
  scheme text NOT NULL CHECK (scheme IN ('dark', 'light')),
  hosts text[] NOT NULL DEFAULT '{}',
  site_key text NOT NULL UNIQUE CHECK (length(site_key) >= 16),
  profile text NOT NULL DEFAULT 'standard' CHECK (profile IN ('standard', 'strict')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  settings jsonb NOT NULL DEFAULT '{}',
  maintenance text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE player (
  member_id integer NOT NULL REFERENCES member (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  username text NOT NULL CHECK (username ~ '^[A-Za-z0-9_]{1,24}$'),
  username_key text NOT NULL GENERATED ALWAYS AS (lower(username)) STORED,
  email text NOT NULL,
  password_hash text NOT NULL,
  segment text CHECK (segment ~ '^[A-Z][0-9]?$'),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'locked', 'expired', 'banned', 'selfExcluded', 'timedOut')),
  email_verified boolean NOT NULL DEFAULT false,
  has_deposited boolean NOT NULL DEFAULT false,
  change_password boolean NOT NULL DEFAULT false,
  language text NOT NULL DEFAULT 'en_US',
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, username_key)
);
CALL fence_by_member('player');

-- Failed logins are counted in the database, so that a lockout applies on every gateway.
CREATE TABLE login_failure (
  member_id integer NOT NULL,
  username_key text NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  since timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, username_key)
);
CALL fence_by_member('login_failure');

CREATE TABLE session (
  member_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  token_hash bytea NOT NULL CHECK (length(token_hash) = 32),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('logout', 'idle', 'another-device', 'banned', 'password-changed')),
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
CREATE UNIQUE INDEX session_token ON session (token_hash);
CREATE UNIQUE INDEX one_live_session ON session (member_id, player_id) WHERE ended_at IS NULL;
CALL fence_by_member('session');

GRANT SELECT ON member TO fairground_app, fairground_relay;
GRANT SELECT, INSERT, UPDATE ON player TO fairground_app;
GRANT SELECT, INSERT, UPDATE ON session TO fairground_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON login_failure TO fairground_app;

-- migrate:down
