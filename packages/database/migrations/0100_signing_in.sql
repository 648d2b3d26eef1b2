-- migrate:up

-- Failed logins are counted per account and network, and once more (with an empty network) for all networks that the
-- player has never used. Attempts from unknown networks therefore do not lock out the player on a known network.
ALTER TABLE login_failure
  DROP CONSTRAINT login_failure_pkey,
  ADD COLUMN network_digest bytea NOT NULL DEFAULT '' CHECK (length(network_digest) IN (0, 32)),
  ADD COLUMN locked_until timestamptz,
  ADD COLUMN locks integer NOT NULL DEFAULT 0 CHECK (locks >= 0),
  ADD PRIMARY KEY (member_id, username_key, network_digest);
CREATE INDEX login_failure_old ON login_failure (member_id, since);

-- Digests of the origins a player has signed in from. A login from any other origin triggers an email to the player.
CREATE TABLE known_origin (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('network', 'device')),
  digest bytea NOT NULL CHECK (length(digest) = 32),
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, player_id, kind, digest),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('known_origin');

-- temporary_until: the expiry of a temporary password issued by staff.
-- demo: a demo user without account features.
ALTER TABLE player
  ADD COLUMN temporary_until timestamptz,
  ADD COLUMN demo boolean NOT NULL DEFAULT false;

-- The challenge of a passkey that is being added, one per player.
CREATE TABLE passkey_challenge (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, player_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('passkey_challenge');

-- The external identity providers of an operator. Secrets are encrypted with the operator's key.
CREATE TABLE identity_provider (
  member_id integer PRIMARY KEY REFERENCES member (id),
  issuer text NOT NULL CHECK (issuer ~ '^https?://'),
  client_id text NOT NULL CHECK (length(client_id) BETWEEN 1 AND 200),
  sealed_secret bytea NOT NULL
);
CALL fence_by_member('identity_provider');

CREATE TABLE whitelabel_partner (
  member_id integer PRIMARY KEY REFERENCES member (id),
  endpoint text NOT NULL CHECK (endpoint ~ '^https://'),
  sealed_secret bytea NOT NULL
);
CALL fence_by_member('whitelabel_partner');

CREATE TABLE outside_identity (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  issuer text NOT NULL,
  subject_digest bytea NOT NULL CHECK (length(subject_digest) = 32),
  linked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, issuer, subject_digest),
  UNIQUE (member_id, player_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('outside_identity');

-- A browser that was redirected to the identity provider, with the values that the callback must return.
CREATE TABLE code_request (
  member_id integer NOT NULL REFERENCES member (id),
  state_hash bytea NOT NULL CHECK (length(state_hash) = 32),
  sealed bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, state_hash)
);
CALL fence_by_member('code_request');

-- Events that are sent again until the player's client acknowledges them. about prevents a second event on one subject.
CREATE TABLE persistent_event (
  member_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  name text NOT NULL,
  about text,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  payload jsonb NOT NULL,
  acknowledged_at timestamptz,
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, player_id, about),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE INDEX persistent_event_waiting ON persistent_event (member_id, player_id, id) WHERE acknowledged_at IS NULL;
CALL fence_by_member('persistent_event');

-- The position up to which a player's finished games have been scanned for such events.
CREATE TABLE persistent_mark (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  looked_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, player_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('persistent_mark');

GRANT SELECT, INSERT, UPDATE, DELETE ON known_origin, passkey_challenge, outside_identity, code_request TO fairground_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON identity_provider, whitelabel_partner TO fairground_app;
GRANT SELECT, INSERT, UPDATE ON persistent_event, persistent_mark TO fairground_app;

-- migrate:down
