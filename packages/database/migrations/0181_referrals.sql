-- migrate:up

-- The code of a player's link. tries counts invites since tries_since, so that addresses cannot be tried in numbers.
CREATE TABLE referral_code (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  code text NOT NULL CHECK (code ~ '^[2-9A-HJKMNP-Z]{8}$'),
  visits integer NOT NULL DEFAULT 0 CHECK (visits >= 0),
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  tries_since timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, player_id),
  UNIQUE (member_id, code),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('referral_code');

-- A friend who was invited by mail, or who registered through a link. The address is encrypted with the key of the
-- player who invited. refused: why no reward is paid, for the operator's staff only. The grant has the key
-- 'referral:<player_id>', so a friend is rewarded once.
CREATE TABLE referral (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  referrer_id integer NOT NULL,
  player_id integer,
  email_digest bytea CHECK (length(email_digest) = 32),
  sealed_email bytea,
  invited_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  joined_at timestamptz,
  deposited_at timestamptz,
  rewarded_at timestamptz,
  currency text CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint CHECK (amount > 0),
  refused text CHECK (refused IN ('samePerson', 'sameCard', 'sameDevice', 'sameNetwork', 'enoughRewards', 'noReward')),
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, player_id),
  FOREIGN KEY (member_id, referrer_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  CHECK (player_id IS DISTINCT FROM referrer_id),
  CHECK ((email_digest IS NULL) = (sealed_email IS NULL)),
  CHECK ((player_id IS NULL) = (joined_at IS NULL)),
  CHECK (joined_at IS NOT NULL OR email_digest IS NOT NULL),
  CHECK (deposited_at IS NULL OR joined_at IS NOT NULL),
  CHECK (rewarded_at IS NULL OR (deposited_at IS NOT NULL AND refused IS NULL)),
  CHECK ((rewarded_at IS NULL) = (amount IS NULL) AND (amount IS NULL) = (currency IS NULL))
);
-- Each address gets one invite.
CREATE UNIQUE INDEX referral_email ON referral (member_id, email_digest);
CREATE INDEX referral_of_player ON referral (member_id, referrer_id, id DESC);
CREATE INDEX referral_open ON referral (member_id, id)
  WHERE joined_at IS NOT NULL AND rewarded_at IS NULL AND refused IS NULL;
CALL fence_by_member('referral');

GRANT SELECT, INSERT, UPDATE ON referral_code, referral TO fairground_app;

-- migrate:down
