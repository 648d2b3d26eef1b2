-- migrate:up

-- A player gives a bonus up: the rest returns to the operator.
ALTER TABLE bonus_grant DROP CONSTRAINT bonus_grant_status_check;
ALTER TABLE bonus_grant ADD CONSTRAINT bonus_grant_status_check
  CHECK (status IN ('ACTIVE', 'RELEASED', 'EXPIRED', 'GIVEN_UP'));

-- A rule by which an operator offers bonuses. inGame: for every n-th play of an instance of the game, after its draw.
-- reload: to each player who deposits, for a further deposit. looked_until: causes up to this time have got their offers.
CREATE TABLE bonus_campaign (
  member_id integer NOT NULL REFERENCES member (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('inGame', 'reload')),
  active boolean NOT NULL DEFAULT true,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount > 0),
  wagering_times integer NOT NULL DEFAULT 0 CHECK (wagering_times >= 0),
  weight integer NOT NULL DEFAULT 100 CHECK (weight BETWEEN 1 AND 100),
  use_days integer NOT NULL DEFAULT 30 CHECK (use_days > 0),
  minimum_deposit bigint NOT NULL DEFAULT 0 CHECK (minimum_deposit >= 0),
  game_id integer,
  every_play integer CHECK (every_play > 0),
  looked_until timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, game_id) REFERENCES game (member_id, id),
  CHECK ((kind = 'inGame') = (game_id IS NOT NULL) AND (kind = 'inGame') = (every_play IS NOT NULL)),
  CHECK ((kind = 'reload') = (minimum_deposit > 0))
);
CREATE INDEX payment_changed ON payment (member_id, changed_at) WHERE state = 'COMPLETED';
CALL fence_by_member('bonus_campaign');

-- A bonus that one player can claim. `subject` names its cause, so that each cause is offered once.
-- amount: the bonus money, or the highest cost of the plays of a lotto bonus. The grant has the key 'offer:<id>'.
-- paused_at: while the player is on a break, the use-by date stands still.
CREATE TABLE bonus_offer (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  uid uuid NOT NULL DEFAULT gen_random_uuid(),
  player_id integer NOT NULL,
  campaign_id integer,
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 100),
  kind text NOT NULL CHECK (kind IN ('inGame', 'reload', 'lotto')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount > 0),
  wagering_times integer NOT NULL DEFAULT 0 CHECK (wagering_times >= 0),
  weight integer NOT NULL DEFAULT 100 CHECK (weight BETWEEN 1 AND 100),
  minimum_deposit bigint NOT NULL DEFAULT 0 CHECK (minimum_deposit >= 0),
  game_id integer,
  instance_id integer,
  seq integer,
  plays integer CHECK (plays BETWEEN 1 AND 100),
  offered_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  use_by timestamptz NOT NULL,
  paused_at timestamptz,
  state text NOT NULL DEFAULT 'OFFERED' CHECK (state IN ('OFFERED', 'CLAIMED', 'DECLINED')),
  -- The request that claimed it: a repeat of the request gets the same answer.
  claim_request uuid,
  ended_at timestamptz,
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, player_id, subject),
  UNIQUE (member_id, uid),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, campaign_id) REFERENCES bonus_campaign (member_id, id),
  FOREIGN KEY (member_id, game_id) REFERENCES game (member_id, id),
  CHECK (use_by > offered_at),
  CHECK ((state = 'OFFERED') = (ended_at IS NULL)),
  CHECK ((state = 'CLAIMED') = (claim_request IS NOT NULL)),
  CHECK (kind <> 'inGame' OR (game_id IS NOT NULL AND instance_id IS NOT NULL AND seq IS NOT NULL)),
  CHECK (kind <> 'reload' OR minimum_deposit > 0),
  CHECK ((kind = 'lotto') = (plays IS NOT NULL)),
  CHECK (kind <> 'lotto' OR (game_id IS NOT NULL AND wagering_times = 0))
);
CREATE INDEX bonus_offer_open ON bonus_offer (member_id, player_id, use_by) WHERE state = 'OFFERED';
CALL fence_by_member('bonus_offer');

-- The strict profile allows a play-through of at most ten times the amount.
CREATE FUNCTION refuse_high_wagering() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.wagering_times > 10 AND (SELECT profile FROM member WHERE id = NEW.member_id) = 'strict' THEN
    RAISE EXCEPTION 'the profile allows a play-through of at most 10 times, not %', NEW.wagering_times
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER refuse_high_wagering BEFORE INSERT OR UPDATE OF wagering_times ON bonus_campaign
  FOR EACH ROW EXECUTE FUNCTION refuse_high_wagering();
CREATE TRIGGER refuse_high_wagering BEFORE INSERT OR UPDATE OF wagering_times ON bonus_offer
  FOR EACH ROW EXECUTE FUNCTION refuse_high_wagering();

-- The use-by dates of offers and of active bonuses move by the length of a break when the player returns.
CREATE FUNCTION move_use_by() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now timestamptz := clock_timestamp();
  breaks CONSTANT text[] := '{timedOut,selfExcluded}';
BEGIN
  IF NEW.status = ANY (breaks) AND OLD.status <> ALL (breaks) THEN
    UPDATE bonus_offer SET paused_at = now
     WHERE member_id = NEW.member_id AND player_id = NEW.id AND state = 'OFFERED' AND use_by > now;
    UPDATE bonus_grant SET paused_at = now
     WHERE member_id = NEW.member_id AND player_id = NEW.id AND status = 'ACTIVE' AND expires_at > now;
  ELSIF OLD.status = ANY (breaks) AND NEW.status <> ALL (breaks) THEN
    UPDATE bonus_offer SET use_by = use_by + (now - paused_at), paused_at = NULL
     WHERE member_id = NEW.member_id AND player_id = NEW.id AND paused_at IS NOT NULL;
    UPDATE bonus_grant SET expires_at = expires_at + (now - paused_at), paused_at = NULL
     WHERE member_id = NEW.member_id AND player_id = NEW.id AND paused_at IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;
ALTER TABLE bonus_grant ADD COLUMN paused_at timestamptz;
CREATE TRIGGER move_use_by AFTER UPDATE OF status ON player
  FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION move_use_by();

-- The lane reads rewards_off, so a change waits for its batch.
DROP TRIGGER wait_for_lane ON player;
CREATE TRIGGER wait_for_lane BEFORE UPDATE OF status, segment, email_verified, has_deposited, id_verified_at, country, rewards_off
  ON player FOR EACH STATEMENT EXECUTE FUNCTION wait_for_lane();

GRANT SELECT, INSERT, UPDATE ON bonus_campaign, bonus_offer TO fairground_app;

-- migrate:down
