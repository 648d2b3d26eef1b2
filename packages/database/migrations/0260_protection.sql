-- migrate:up

-- Protection of players: indicators of harm, automatic actions and interactions. packages/rules/src/protection has the rules.

-- Thresholds and actions that differ from the defaults. Version 0 stands for the defaults and has no row.
CREATE TABLE protection_rules (
  member_id integer NOT NULL REFERENCES member (id),
  version integer NOT NULL CHECK (version > 0),
  thresholds jsonb NOT NULL,
  actions jsonb NOT NULL,
  proposal_id integer NOT NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, version),
  UNIQUE (member_id, proposal_id),
  FOREIGN KEY (member_id, proposal_id) REFERENCES proposal (member_id, id)
);
CALL fence_by_member('protection_rules');
CALL make_append_only('protection_rules');

-- How far a worker has read the ledger and the failed deposits of an operator.
CREATE TABLE protection_position (
  member_id integer PRIMARY KEY REFERENCES member (id),
  journal_id bigint NOT NULL DEFAULT 0,
  failed_until timestamptz NOT NULL DEFAULT clock_timestamp()
);
CALL fence_by_member('protection_position');

-- The figures of a player and a UTC day, in minor units of the operator's currency. `day` counts days since 1970.
CREATE TABLE player_day (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  day integer NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL,
  deposited bigint NOT NULL,
  withdrawn bigint NOT NULL,
  stakes integer NOT NULL CHECK (stakes >= 0),
  deposits integer NOT NULL CHECK (deposits >= 0),
  -- One bit per slot of ten minutes.
  slots numeric(44) NOT NULL CHECK (slots >= 0),
  chase_deposits integer NOT NULL CHECK (chase_deposits >= 0),
  raised_stakes integer NOT NULL CHECK (raised_stakes >= 0),
  pass_throughs integer NOT NULL CHECK (pass_throughs >= 0),
  passed_through bigint NOT NULL CHECK (passed_through >= 0),
  PRIMARY KEY (member_id, player_id, day),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('player_day');

-- What the next event of a player needs to know of the earlier ones.
CREATE TABLE player_carry (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  carry jsonb NOT NULL,
  PRIMARY KEY (member_id, player_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('player_carry');

-- The strongest level of each indicator on each day, with the figures that explain it.
CREATE TABLE player_indicator (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  day integer NOT NULL,
  indicator text NOT NULL CHECK (length(indicator) BETWEEN 1 AND 40),
  level text NOT NULL CHECK (level IN ('notice', 'strong')),
  figures jsonb NOT NULL,
  rules_version integer NOT NULL CHECK (rules_version >= 0),
  found_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, player_id, day, indicator),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('player_indicator');

-- A player with a strong level. The automatic actions follow within minutes, a person until due_at.
CREATE TABLE player_flag (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  day integer NOT NULL,
  points integer NOT NULL CHECK (points > 0),
  reasons jsonb NOT NULL,
  rules_version integer NOT NULL CHECK (rules_version >= 0),
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  due_at timestamptz NOT NULL DEFAULT clock_timestamp() + interval '1 day',
  acted_at timestamptz,
  handled_at timestamptz,
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE UNIQUE INDEX player_flag_open ON player_flag (member_id, player_id) WHERE handled_at IS NULL;
CREATE INDEX player_flag_worklist ON player_flag (member_id, opened_at, id) WHERE handled_at IS NULL;
CREATE INDEX player_flag_unacted ON player_flag (member_id, id) WHERE acted_at IS NULL;
CREATE INDEX player_flag_of_player ON player_flag (member_id, player_id, id);
CALL fence_by_member('player_flag');

-- What the platform did because of a flag, or a staff member by hand. A lifted action has the staff member and a reason.
CREATE TABLE protection_action (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  flag_id integer,
  kind text NOT NULL CHECK (kind IN ('stopPromotions', 'offerLimit', 'forceBreak')),
  made_by text NOT NULL CHECK (length(made_by) BETWEEN 1 AND 40),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  until timestamptz,
  lifted_at timestamptz,
  lifted_by text,
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, flag_id) REFERENCES player_flag (member_id, id),
  CHECK ((lifted_at IS NULL) = (lifted_by IS NULL))
);
CREATE UNIQUE INDEX protection_action_once ON protection_action (member_id, flag_id, kind);
CREATE UNIQUE INDEX protection_action_stop ON protection_action (member_id, player_id)
  WHERE kind = 'stopPromotions' AND lifted_at IS NULL;
CREATE INDEX protection_action_of_player ON protection_action (member_id, player_id, id);
CALL fence_by_member('protection_action');

-- No bonuses, gifts, ranks, reminders and advertising messages. Only the action stopPromotions sets it.
ALTER TABLE player ADD COLUMN promotions_stopped boolean NOT NULL DEFAULT false;
DROP TRIGGER wait_for_lane ON player;
CREATE TRIGGER wait_for_lane
  BEFORE UPDATE OF status, segment, email_verified, has_deposited, id_verified_at, country, rewards_off, promotions_stopped ON player
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_lane();

-- A contact of staff with a player about their play. The note is encrypted with the operator's key.
CREATE TABLE interaction (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  flag_id integer,
  kind text NOT NULL CHECK (kind IN ('message', 'call', 'chat', 'letter', 'noContact')),
  outcome text NOT NULL CHECK (outcome IN ('limitSet', 'breakTaken', 'exclusion', 'informed', 'noReply', 'noConcern', 'accountClosed')),
  sealed_note bytea NOT NULL,
  made_by text NOT NULL CHECK (length(made_by) BETWEEN 1 AND 40),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  evaluate_at timestamptz NOT NULL DEFAULT clock_timestamp() + interval '14 days',
  evaluated_at timestamptz,
  -- The figures of the 14 days before and after, and whether the indicators became weaker.
  evaluation jsonb,
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, flag_id) REFERENCES player_flag (member_id, id),
  CHECK ((evaluated_at IS NULL) = (evaluation IS NULL))
);
CREATE INDEX interaction_due ON interaction (member_id, evaluate_at) WHERE evaluated_at IS NULL;
CREATE INDEX interaction_of_player ON interaction (member_id, player_id, id);
CALL fence_by_member('interaction');

-- Failed deposits are found by their time, because they write no journal.
CREATE INDEX payment_failed ON payment (member_id, changed_at) WHERE state = 'FAILED';

-- The platform offers a limit or has forced a break.
ALTER TABLE notification
  DROP CONSTRAINT notification_kind_check,
  ADD CONSTRAINT notification_kind_check CHECK (kind IN (
    'win', 'result', 'refund', 'deposit', 'withdrawal', 'bonus', 'gift', 'verification', 'security', 'message',
    'supportAnswer', 'drawReminder', 'saferPlay'));
ALTER TABLE notification_cause
  DROP CONSTRAINT notification_cause_kind_check,
  ADD CONSTRAINT notification_cause_kind_check CHECK (kind IN (
    'win', 'result', 'refund', 'reminder', 'card', 'event', 'security', 'gift', 'support', 'saferPlay'));

INSERT INTO proposal_kind (kind) VALUES ('changeProtection');

GRANT SELECT ON protection_rules, interaction TO fairground_app;
GRANT UPDATE (evaluated_at, evaluation) ON interaction TO fairground_app;
GRANT SELECT, INSERT, UPDATE ON protection_position, player_day, player_carry, player_indicator, player_flag,
  protection_action TO fairground_app;

GRANT SELECT, INSERT ON protection_rules, interaction, protection_action TO fairground_staff;
GRANT SELECT ON player_day, player_indicator, player_flag TO fairground_staff;
GRANT UPDATE (handled_at) ON player_flag TO fairground_staff;
GRANT UPDATE (lifted_at, lifted_by) ON protection_action TO fairground_staff;
GRANT UPDATE (promotions_stopped, restricted_until) ON player TO fairground_staff;

-- migrate:down
