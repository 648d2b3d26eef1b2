-- migrate:up

INSERT INTO proposal_kind (kind) VALUES
  ('changeMoneySettings'), ('changeGame'), ('changeSchedule'), ('retireGame'), ('voidInstance'), ('endDeck');

-- A paused game opens no instances. A retired one never opens again.
ALTER TABLE game ADD COLUMN paused boolean DEFAULT false NOT NULL;
ALTER TABLE game ADD COLUMN retired_at timestamptz;
ALTER TABLE game ADD CONSTRAINT game_retired_check CHECK (retired_at IS NULL OR NOT active);

-- The terms of a game that need a second person, in the form of a proposal.
CREATE FUNCTION game_terms(g game) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('rules', g.rules, 'prizeTable', g.prize_table, 'cost', g.cost::text, 'fee', g.fee::text,
                            'cap', g.cap, 'playerMax', g.player_max, 'schedule', g.schedule)
$$;

CREATE TABLE game_draft (
  member_id integer NOT NULL REFERENCES member,
  game_id integer NOT NULL CHECK (game_id > 0),
  template jsonb NOT NULL,
  changed_by integer NOT NULL REFERENCES staff,
  changed_at timestamptz DEFAULT clock_timestamp() NOT NULL,
  PRIMARY KEY (member_id, game_id)
);
CALL fence_by_member('game_draft');

-- Every version of a game's terms. The first one of a game that existed before has no proposal.
CREATE TABLE game_version (
  member_id integer NOT NULL,
  game_id integer NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  terms jsonb NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  proposal_id integer,
  at timestamptz DEFAULT clock_timestamp() NOT NULL,
  PRIMARY KEY (member_id, game_id, version),
  UNIQUE (member_id, proposal_id),
  FOREIGN KEY (member_id, game_id) REFERENCES game (member_id, id),
  FOREIGN KEY (member_id, proposal_id) REFERENCES proposal (member_id, id),
  CHECK (version = 1 OR proposal_id IS NOT NULL)
);
CALL make_append_only('game_version');
CALL fence_by_member('game_version');

-- Periods in which no instance starts. Without a game it holds for all games.
CREATE TABLE game_closure (
  member_id integer NOT NULL REFERENCES member,
  id integer NOT NULL CHECK (id > 0),
  game_id integer,
  title text NOT NULL,
  closed_from timestamptz NOT NULL,
  closed_until timestamptz NOT NULL,
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, game_id) REFERENCES game (member_id, id),
  CHECK (closed_from < closed_until)
);
CALL fence_by_member('game_closure');

-- Instances besides the schedule. The worker opens them; the slot of the instance is the planned start.
CREATE TABLE planned_instance (
  member_id integer NOT NULL,
  game_id integer NOT NULL,
  start_at timestamptz NOT NULL,
  reg_end timestamptz NOT NULL,
  PRIMARY KEY (member_id, game_id, start_at),
  FOREIGN KEY (member_id, game_id) REFERENCES game (member_id, id),
  CHECK (reg_end <= start_at)
);
CALL fence_by_member('planned_instance');

-- The services change terms only as an approved proposal says.
CREATE FUNCTION require_game_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user NOT IN ('fairground_staff', 'fairground_app') THEN
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT FROM proposal p
              WHERE p.member_id = NEW.member_id AND p.status = 'approved'
                AND CASE p.kind
                      WHEN 'publishGame' THEN TG_OP = 'INSERT' AND (p.payload #>> '{game,id}')::integer = NEW.id
                        AND (p.payload -> 'game') - ARRAY['id', 'title', 'titleShort', 'description'] = game_terms(NEW)
                      WHEN 'changeGame' THEN TG_OP = 'UPDATE' AND (p.payload ->> 'gameId')::integer = NEW.id
                        AND p.payload -> 'terms' = game_terms(NEW)
                      WHEN 'changeSchedule' THEN TG_OP = 'UPDATE' AND (p.payload ->> 'gameId')::integer = NEW.id
                        AND game_terms(NEW) = game_terms(OLD) || jsonb_build_object('schedule', p.payload -> 'schedule')
                      ELSE false
                    END) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'permission denied: the terms of game % need an approved proposal', NEW.id USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER require_proposal_for_new BEFORE INSERT ON game FOR EACH ROW EXECUTE FUNCTION require_game_proposal();
CREATE TRIGGER require_proposal_for_terms BEFORE UPDATE ON game
  FOR EACH ROW WHEN (game_terms(OLD) IS DISTINCT FROM game_terms(NEW)) EXECUTE FUNCTION require_game_proposal();

CREATE FUNCTION require_retirement_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.retired_at IS NOT NULL THEN
    RAISE EXCEPTION 'game % is retired', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF current_user IN ('fairground_staff', 'fairground_app')
     AND NOT EXISTS (SELECT FROM proposal p
                      WHERE p.member_id = NEW.member_id AND p.status = 'approved' AND p.kind = 'retireGame'
                        AND (p.payload ->> 'gameId')::integer = NEW.id) THEN
    RAISE EXCEPTION 'permission denied: the retirement of game % needs an approved proposal', NEW.id
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER require_retirement_proposal BEFORE UPDATE OF retired_at, active ON game
  FOR EACH ROW WHEN (OLD.retired_at IS DISTINCT FROM NEW.retired_at OR OLD.retired_at IS NOT NULL)
  EXECUTE FUNCTION require_retirement_proposal();

-- Settings that decide about money, and the range of the return to player.
CREATE FUNCTION money_settings(settings jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, value), '{}')
    FROM jsonb_each(settings)
   WHERE key IN ('withdrawalFourEyesFrom', 'freerollNoDeposits', 'spendBonusFirst', 'phoneBeforeDeposit', 'verifyBeforeWithdrawal',
                 'deposits', 'withdrawals', 'referrals', 'chipPacks', 'xpPromotion', 'giftsPerMonth')
$$;

-- The settings that a proposal of the kind changeMoneySettings leaves.
CREATE FUNCTION changed_settings(settings jsonb, payload jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT (settings - ARRAY(SELECT jsonb_array_elements_text(payload -> 'unset'))) || (payload -> 'settings')
$$;

CREATE FUNCTION require_settings_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user NOT IN ('fairground_staff', 'fairground_app') THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF money_settings(NEW.settings) = '{}' THEN
      RETURN NEW;
    END IF;
  ELSIF EXISTS (SELECT FROM proposal p
                 WHERE p.member_id = NEW.id AND p.status = 'approved' AND p.kind = 'changeMoneySettings'
                   AND NEW.settings = changed_settings(OLD.settings, p.payload)
                   AND CASE WHEN p.payload ? 'returns'
                            THEN ((p.payload #>> '{returns,min}')::smallint, (p.payload #>> '{returns,max}')::smallint)
                                 IS NOT DISTINCT FROM (NEW.return_min, NEW.return_max)
                            ELSE (OLD.return_min, OLD.return_max) IS NOT DISTINCT FROM (NEW.return_min, NEW.return_max) END) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'permission denied: the settings of money of operator % need an approved proposal', NEW.id
    USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER require_proposal_for_new BEFORE INSERT ON member FOR EACH ROW EXECUTE FUNCTION require_settings_proposal();
CREATE TRIGGER require_proposal_for_money BEFORE UPDATE OF settings, return_min, return_max ON member
  FOR EACH ROW WHEN (money_settings(OLD.settings) IS DISTINCT FROM money_settings(NEW.settings)
                     OR (OLD.return_min, OLD.return_max) IS DISTINCT FROM (NEW.return_min, NEW.return_max))
  EXECUTE FUNCTION require_settings_proposal();

-- The console shortens a sale only for a deck that two people end. The app role closes sales as its rules say.
CREATE FUNCTION require_deck_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'fairground_staff'
     AND (NEW.reg_end > OLD.reg_end
          OR NOT EXISTS (SELECT FROM proposal p
                          WHERE p.member_id = NEW.member_id AND p.status = 'approved' AND p.kind = 'endDeck'
                            AND (p.payload ->> 'instanceId')::integer = NEW.id)) THEN
    RAISE EXCEPTION 'permission denied: the end of instance % needs an approved proposal', NEW.id
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER require_deck_proposal BEFORE UPDATE OF reg_end ON game_instance
  FOR EACH ROW WHEN (OLD.reg_end IS DISTINCT FROM NEW.reg_end) EXECUTE FUNCTION require_deck_proposal();

GRANT SELECT ON game_version, game_closure, planned_instance TO fairground_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON game_draft, game_closure, planned_instance TO fairground_staff;
GRANT SELECT, INSERT ON game_version TO fairground_staff;
GRANT SELECT ON deck_card TO fairground_staff;
GRANT UPDATE (title, title_short, description, paused, active, retired_at, rules, prize_table, cost, fee, cap, player_max, schedule)
  ON game TO fairground_staff;
GRANT UPDATE (name, look, scheme, hosts, profile, settings, return_min, return_max) ON member TO fairground_staff;
GRANT UPDATE (reg_end) ON game_instance TO fairground_staff;

-- migrate:down
