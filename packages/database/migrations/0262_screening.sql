-- migrate:up

-- When a fully registered player was last compared with the exclusion register and with the sanctions list.
CREATE TABLE player_screening (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  exclusion_checked_at timestamptz NOT NULL DEFAULT '-infinity',
  -- The version of the list. Empty before the first comparison.
  sanctions_version text NOT NULL DEFAULT '',
  PRIMARY KEY (member_id, player_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE INDEX player_screening_exclusion ON player_screening (member_id, exclusion_checked_at);
CREATE INDEX player_screening_sanctions ON player_screening (member_id, sanctions_version);

ALTER TABLE player NO FORCE ROW LEVEL SECURITY;
INSERT INTO player_screening (member_id, player_id)
SELECT member_id, id FROM player WHERE registered_fully_at IS NOT NULL AND NOT demo;
ALTER TABLE player FORCE ROW LEVEL SECURITY;
CALL fence_by_member('player_screening');

CREATE FUNCTION screen_registered_player() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO player_screening (member_id, player_id) VALUES (NEW.member_id, NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER screen_registered_player AFTER INSERT OR UPDATE OF registered_fully_at ON player
  FOR EACH ROW WHEN (NEW.registered_fully_at IS NOT NULL) EXECUTE FUNCTION screen_registered_player();

-- Every answer of a register, and what followed.
CREATE TABLE register_check (
  member_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  register text NOT NULL CHECK (register IN ('exclusion', 'sanctions')),
  moment text NOT NULL CHECK (moment IN ('registration', 'login', 'daily', 'list')),
  result text NOT NULL CHECK (result IN ('clear', 'excluded', 'hit', 'failed')),
  allowed boolean NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE INDEX register_check_of_player ON register_check (member_id, player_id, id);
CALL fence_by_member('register_check');
CALL make_append_only('register_check');

GRANT SELECT, INSERT, UPDATE ON player_screening TO fairground_app;
GRANT SELECT, INSERT ON register_check TO fairground_app;
GRANT SELECT ON register_check TO fairground_staff;

-- migrate:down
