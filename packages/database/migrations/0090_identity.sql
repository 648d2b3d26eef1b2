-- migrate:up

-- Personal data is encrypted with a key per player, which is wrapped by a key outside the database. Deleting the row
-- here makes the personal data of that player unreadable.
CREATE TABLE player_key (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  wrapped bytea NOT NULL,
  PRIMARY KEY (member_id, player_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('player_key');

-- Player details as encrypted JSON. Unique values are stored as a keyed digest of their normalized form.
CREATE TABLE player_detail (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  sealed bytea NOT NULL,
  email_digest bytea NOT NULL CHECK (length(email_digest) = 32),
  phone_digest bytea CHECK (length(phone_digest) = 32),
  government_id_digest bytea CHECK (length(government_id_digest) = 32),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, player_id),
  UNIQUE (member_id, email_digest),
  UNIQUE (member_id, phone_digest),
  UNIQUE (member_id, government_id_digest),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('player_detail');

ALTER TABLE player
  DROP COLUMN email,
  DROP CONSTRAINT player_status_check,
  ADD CONSTRAINT player_status_check
    CHECK (status IN ('active', 'locked', 'expired', 'banned', 'selfExcluded', 'timedOut', 'closed')),
  ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$'),
  ADD COLUMN email_verified_at timestamptz,
  ADD COLUMN phone_verified_at timestamptz,
  ADD COLUMN id_verified_at timestamptz,
  ADD COLUMN address_verified_at timestamptz,
  ADD COLUMN verification_status text CHECK (verification_status IN ('VERIFIED', 'REJECTED')),
  ADD COLUMN password_changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ADD COLUMN terms_accepted_at timestamptz,
  ADD COLUMN registered_fully_at timestamptz,
  ADD COLUMN referral_code text CHECK (length(referral_code) <= 64),
  ADD COLUMN contact_by text[] NOT NULL DEFAULT '{email,deposits,withdrawals,wins}';

-- Single-use keys sent by email. Only the hash is stored, so that a dump of this table contains no usable key.
CREATE TABLE link_key (
  member_id integer NOT NULL,
  key_hash bytea NOT NULL CHECK (length(key_hash) = 32),
  player_id integer NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('reset-password', 'confirm-email', 'unlock')),
  -- The address to be confirmed, so that an older email does not confirm an address that was changed since.
  email_digest bytea CHECK (length(email_digest) = 32),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (member_id, key_hash),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE INDEX link_key_player ON link_key (member_id, player_id, purpose);
CALL fence_by_member('link_key');

CREATE TABLE phone_code (
  member_id integer NOT NULL,
  request_id text NOT NULL,
  player_id integer NOT NULL,
  phone_digest bytea NOT NULL CHECK (length(phone_digest) = 32),
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  tries integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (member_id, request_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE INDEX phone_code_player ON phone_code (member_id, player_id, made_at);
CALL fence_by_member('phone_code');

-- The origin of registrations as a keyed digest of the IP address (of the /64 network for IPv6).
CREATE TABLE registration_origin (
  member_id integer NOT NULL,
  address_digest bytea NOT NULL CHECK (length(address_digest) = 32),
  network_digest bytea NOT NULL CHECK (length(network_digest) = 32),
  registered_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX registration_origin_address ON registration_origin (member_id, address_digest, registered_at);
CREATE INDEX registration_origin_network ON registration_origin (member_id, network_digest, registered_at);
CALL fence_by_member('registration_origin');

CREATE TABLE verification_request (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('id', 'address', 'payment')),
  status text NOT NULL CHECK (status IN ('REQUESTED', 'SUBMITTED', 'VERIFIED', 'REJECTED')),
  message text NOT NULL DEFAULT '' CHECK (length(message) <= 2000),
  requested_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  answered_at timestamptz,
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  CHECK ((answered_at IS NOT NULL) = (status IN ('VERIFIED', 'REJECTED')))
);
CREATE UNIQUE INDEX one_open_request ON verification_request (member_id, player_id, kind)
  WHERE status IN ('REQUESTED', 'SUBMITTED');
CALL fence_by_member('verification_request');

-- The object store holds the bytes of a document, encrypted with a key per document that the player's key wraps.
CREATE TABLE document (
  member_id integer NOT NULL,
  upload_id text NOT NULL CHECK (upload_id ~ '^[A-Za-z0-9_-]{16,64}$'),
  player_id integer NOT NULL,
  request_id integer,
  kind text CHECK (kind IN ('passport', 'idCard', 'drivingLicence', 'utilityBill', 'bankStatement', 'selfie', 'other')),
  content_type text NOT NULL CHECK (content_type IN ('image/jpeg', 'image/png', 'application/pdf')),
  bytes integer NOT NULL CHECK (bytes BETWEEN 1 AND 20971520),
  wrapped_key bytea NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, upload_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, request_id) REFERENCES verification_request (member_id, id)
);
CREATE INDEX document_player ON document (member_id, player_id);
CALL fence_by_member('document');

CREATE TABLE passkey (
  member_id integer NOT NULL,
  credential_id text NOT NULL CHECK (length(credential_id) BETWEEN 16 AND 1400),
  player_id integer NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL DEFAULT 0 CHECK (counter >= 0),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 50),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  used_at timestamptz,
  PRIMARY KEY (member_id, credential_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE INDEX passkey_player ON passkey (member_id, player_id);
CALL fence_by_member('passkey');

-- last_step prevents the reuse of a code.
CREATE TABLE totp (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  sealed_secret bytea NOT NULL,
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, player_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('totp');

-- A login with a correct password that waits for its second step.
CREATE TABLE second_step (
  member_id integer NOT NULL,
  token_hash bytea NOT NULL CHECK (length(token_hash) = 32),
  player_id integer NOT NULL,
  challenge text,
  tries integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, token_hash),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('second_step');

ALTER TABLE session
  ADD COLUMN sealed_origin bytea,
  DROP CONSTRAINT session_end_reason_check,
  ADD CONSTRAINT session_end_reason_check
    CHECK (end_reason IN ('logout', 'idle', 'another-device', 'banned', 'password-changed', 'closed', 'excluded'));

CREATE TABLE support_case (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  code text NOT NULL CHECK (code ~ '^[A-Z2-9]{6,10}$'),
  player_id integer,
  sealed bytea NOT NULL,
  language text NOT NULL DEFAULT 'en_US',
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'answered', 'closed')),
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, code),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('support_case');

CREATE TABLE pending_form (
  member_id integer NOT NULL REFERENCES member (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  email_digest bytea NOT NULL CHECK (length(email_digest) = 32),
  form_type text NOT NULL CHECK (length(form_type) BETWEEN 2 AND 32),
  form_index integer NOT NULL CHECK (form_index >= 0),
  sealed bytea NOT NULL,
  completed boolean NOT NULL,
  kept_until timestamptz NOT NULL,
  PRIMARY KEY (member_id, id)
);
CALL fence_by_member('pending_form');

-- Plays that a visitor selected before registering. They are bought once there is money and deleted when sales close.
CREATE TABLE pending_join (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  request jsonb NOT NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  done_at timestamptz,
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('pending_join');

-- Every change by a staff member, in a hash chain, so that removing or changing an entry breaks the chain.
CREATE TABLE audit_entry (
  member_id integer NOT NULL REFERENCES member (id),
  seq integer NOT NULL CHECK (seq > 0),
  at timestamptz NOT NULL,
  actor text NOT NULL CHECK (length(actor) BETWEEN 1 AND 100),
  action text NOT NULL CHECK (length(action) BETWEEN 1 AND 100),
  subject text NOT NULL CHECK (length(subject) <= 200),
  before jsonb NOT NULL DEFAULT 'null',
  after jsonb NOT NULL DEFAULT 'null',
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 1000),
  prev_hash bytea NOT NULL CHECK (length(prev_hash) = 32),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  PRIMARY KEY (member_id, seq)
);
CALL fence_by_member('audit_entry');
CALL make_append_only('audit_entry');

GRANT SELECT, INSERT, DELETE ON player_key TO fairground_app;
GRANT SELECT, INSERT, UPDATE ON player_detail TO fairground_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON link_key, phone_code, registration_origin, second_step, pending_form TO fairground_app;
GRANT SELECT, INSERT, UPDATE ON verification_request, support_case, pending_join TO fairground_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON document, passkey, totp TO fairground_app;
GRANT SELECT, INSERT ON audit_entry TO fairground_app;

-- Background jobs (emails, text messages, provider calls) use a schema that pg-boss creates and upgrades itself.
CREATE SCHEMA jobs AUTHORIZATION fairground_app;

-- migrate:down
