-- migrate:up

-- Ended instances that the live return has not counted yet.
CREATE TABLE return_due (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  PRIMARY KEY (member_id, instance_id)
);
CALL fence_by_member('return_due');

CREATE FUNCTION add_return_due() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO return_due (member_id, instance_id) VALUES (NEW.member_id, NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER add_return_due AFTER UPDATE OF status ON game_instance
  FOR EACH ROW WHEN (NEW.status = 'ENDED' AND OLD.status <> 'ENDED') EXECUTE FUNCTION add_return_due();

-- What an ended instance sold and paid, beside what its terms lead to expect.
CREATE TABLE instance_return (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  game_id integer NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  window_n integer NOT NULL CHECK (window_n > 0),
  plays integer NOT NULL CHECK (plays >= 0),
  stakes bigint NOT NULL CHECK (stakes >= 0),
  -- The tiers that count. Jackpots and very rare tiers do not.
  tiers text[] NOT NULL,
  prizes bigint NOT NULL CHECK (prizes >= 0),
  expected double precision NOT NULL CHECK (expected >= 0),
  variance double precision NOT NULL CHECK (variance >= 0),
  largest double precision NOT NULL CHECK (largest >= 0),
  counted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, instance_id)
);
CREATE INDEX instance_return_of_window ON instance_return (member_id, game_id, currency, window_n);
CALL fence_by_member('instance_return');
CALL make_append_only('instance_return');

-- Instances of a game are added up until there are enough plays to judge.
CREATE TABLE return_window (
  member_id integer NOT NULL,
  game_id integer NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  n integer NOT NULL CHECK (n > 0),
  plays bigint NOT NULL DEFAULT 0,
  stakes bigint NOT NULL DEFAULT 0,
  prizes bigint NOT NULL DEFAULT 0,
  expected double precision NOT NULL DEFAULT 0,
  variance double precision NOT NULL DEFAULT 0,
  largest double precision NOT NULL DEFAULT 0,
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  judged_at timestamptz,
  is_outside boolean,
  PRIMARY KEY (member_id, game_id, currency, n),
  CHECK ((judged_at IS NULL) = (is_outside IS NULL))
);
CREATE UNIQUE INDEX one_open_return_window ON return_window (member_id, game_id, currency) WHERE judged_at IS NULL;
CALL fence_by_member('return_window');

CREATE TABLE alarm (
  member_id integer NOT NULL,
  id integer NOT NULL CHECK (id > 0),
  kind text NOT NULL CHECK (kind IN ('liveReturn')),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  facts jsonb NOT NULL,
  raised_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id)
);
CREATE UNIQUE INDEX alarm_once ON alarm (member_id, kind, subject);
CALL fence_by_member('alarm');
CALL make_append_only('alarm');

GRANT SELECT, INSERT, DELETE, UPDATE ON return_due TO fairground_app;
GRANT INSERT ON return_due TO fairground_staff;
GRANT SELECT, INSERT ON instance_return, alarm TO fairground_app;
GRANT SELECT, INSERT, UPDATE ON return_window TO fairground_app;
GRANT SELECT ON instance_return, return_window, alarm TO fairground_staff;

-- migrate:down
