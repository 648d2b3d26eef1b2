-- migrate:up

-- Adds a kind without repeating the others.
DO $$
DECLARE
  definition text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO STRICT definition
    FROM pg_constraint WHERE conrelid = 'journal'::regclass AND conname = 'journal_kind_check';
  ALTER TABLE journal DROP CONSTRAINT journal_kind_check;
  EXECUTE 'ALTER TABLE journal ADD CONSTRAINT journal_kind_check '
          || replace(definition, 'ARRAY[', 'ARRAY[''bonus-ball''::text, ');
END
$$;

-- A number that counts as drawn on the lines of its owner in one draw. A sent ball stays, and its copy belongs to the friend.
CREATE TABLE bonus_ball (
  member_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  ball smallint NOT NULL CHECK (ball BETWEEN 1 AND 99),
  state text NOT NULL DEFAULT 'available' CHECK (state IN ('available', 'active', 'collected', 'expired', 'sent')),
  -- The achievement that earned it, or the ball that a friend sent.
  achievement integer,
  from_ball bigint,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  instance_id integer,
  activated_at timestamptz,
  activation_id uuid,
  -- The friend who gets it when the player confirms.
  send_to integer,
  collected_at timestamptz,
  collection_id uuid,
  amount bigint CHECK (amount >= 0),
  claimed_until timestamptz NOT NULL DEFAULT '-infinity',
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, player_id, achievement),
  UNIQUE (member_id, from_ball),
  UNIQUE (member_id, player_id, instance_id),
  CHECK ((achievement IS NULL) <> (from_ball IS NULL)),
  CHECK ((state IN ('active', 'collected')) = (instance_id IS NOT NULL)),
  CHECK ((instance_id IS NULL) = (activated_at IS NULL) AND (instance_id IS NULL) = (activation_id IS NULL)),
  CHECK ((state = 'collected') = (amount IS NOT NULL) AND (state = 'collected') = (collected_at IS NOT NULL)),
  CHECK (send_to IS NULL OR (state IN ('available', 'sent') AND send_to <> player_id AND from_ball IS NULL)),
  CHECK (state <> 'sent' OR send_to IS NOT NULL),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, send_to) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, from_ball) REFERENCES bonus_ball (member_id, id),
  FOREIGN KEY (member_id, instance_id) REFERENCES game_instance (member_id, id)
);
CREATE INDEX bonus_ball_active ON bonus_ball (member_id, instance_id) WHERE state = 'active';
CREATE INDEX bonus_ball_expiring ON bonus_ball (member_id, expires_at) WHERE state = 'available';
CALL fence_by_member('bonus_ball');
GRANT SELECT, INSERT, UPDATE ON bonus_ball TO fairground_app;

-- migrate:down
