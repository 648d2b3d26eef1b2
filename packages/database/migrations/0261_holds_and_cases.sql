-- migrate:up

-- A hold refuses the approval of withdrawals until it ends. `until` is null while its end is open.
CREATE TABLE player_hold (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('withdrawal')),
  case_id integer,
  made_by text NOT NULL CHECK (length(made_by) BETWEEN 1 AND 40),
  since timestamptz NOT NULL DEFAULT clock_timestamp(),
  until timestamptz,
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  CHECK (until >= since)
);
CREATE UNIQUE INDEX player_hold_open ON player_hold (member_id, player_id, kind) WHERE until IS NULL;
CREATE INDEX player_hold_of_player ON player_hold (member_id, player_id, id);
CALL fence_by_member('player_hold');

CREATE FUNCTION has_hold(of_member integer, of_player integer, of_kind text) RETURNS boolean
  LANGUAGE sql STABLE
  AS $$ SELECT EXISTS (SELECT FROM player_hold h
                        WHERE h.member_id = of_member AND h.player_id = of_player AND h.kind = of_kind
                          AND (h.until IS NULL OR h.until > clock_timestamp())) $$;

-- The last wall behind the lane. The lock orders a hold with the batches of the lane: see hold_waits_for_lane.
CREATE FUNCTION refuse_held_withdrawal() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF has_hold(NEW.member_id, NEW.player_id, 'withdrawal') THEN
    RAISE EXCEPTION 'withdrawals of player % are on hold', NEW.player_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER refuse_held_withdrawal BEFORE UPDATE ON withdrawal
  FOR EACH ROW WHEN (OLD.status = 'REQUESTED' AND NEW.status = 'APPROVED')
  EXECUTE FUNCTION refuse_held_withdrawal();

CREATE TRIGGER hold_waits_for_lane BEFORE INSERT ON player_hold
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_lane();

-- A suspicion of money laundering, or a hit of a sanctions list. Support has no operation that reads it.
CREATE TABLE aml_case (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'cleared', 'reported')),
  cause text NOT NULL CHECK (cause IN ('rule', 'staff', 'sanctions')),
  -- The rules and lists that the case already names.
  rules text[] NOT NULL DEFAULT '{}',
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  decided_at timestamptz,
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  CHECK ((status = 'open') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX aml_case_open ON aml_case (member_id, player_id) WHERE status = 'open';
CREATE INDEX aml_case_worklist ON aml_case (member_id, opened_at, id) WHERE status = 'open';
CREATE INDEX aml_case_of_player ON aml_case (member_id, player_id, id);
CALL fence_by_member('aml_case');
ALTER TABLE player_hold ADD FOREIGN KEY (member_id, case_id) REFERENCES aml_case (member_id, id);

-- The timeline of a case. Details are encrypted with the operator's key; only a new version of the key changes a row.
CREATE TABLE aml_entry (
  member_id integer NOT NULL,
  case_id integer NOT NULL,
  n integer NOT NULL CHECK (n > 0),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor text NOT NULL CHECK (length(actor) BETWEEN 1 AND 40),
  kind text NOT NULL CHECK (kind IN ('opened', 'alert', 'hit', 'note', 'hold', 'release', 'sourceOfFunds', 'decision', 'export')),
  sealed bytea NOT NULL,
  PRIMARY KEY (member_id, case_id, n),
  FOREIGN KEY (member_id, case_id) REFERENCES aml_case (member_id, id)
);
CALL fence_by_member('aml_entry');

-- The alerts of money laundering, the strongest of each day.
CREATE TABLE aml_alert (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  day integer NOT NULL,
  rule text NOT NULL CHECK (length(rule) BETWEEN 1 AND 40),
  level text NOT NULL CHECK (level IN ('notice', 'strong')),
  figures jsonb NOT NULL,
  rules_version integer NOT NULL CHECK (rules_version >= 0),
  found_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, player_id, day, rule),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('aml_alert');

GRANT SELECT, INSERT ON player_hold, aml_case, aml_entry TO fairground_app;
GRANT SELECT, INSERT, UPDATE ON aml_alert TO fairground_app;
GRANT UPDATE (rules) ON aml_case TO fairground_app;
GRANT UPDATE (sealed) ON aml_entry TO fairground_app;
GRANT UPDATE (sealed_note) ON interaction TO fairground_app;

GRANT SELECT, INSERT ON player_hold, aml_case, aml_entry TO fairground_staff;
GRANT SELECT ON aml_alert, saved_payment TO fairground_staff;
GRANT UPDATE (until) ON player_hold TO fairground_staff;
GRANT UPDATE (status, decided_at, rules) ON aml_case TO fairground_staff;

-- migrate:down
