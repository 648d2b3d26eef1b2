-- migrate:up

-- A draw that counts for a player: `nth` of at most ten of its day. XP is not money and cannot become money.
CREATE TABLE draw_point (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  instance_id integer NOT NULL,
  day date NOT NULL,
  nth smallint NOT NULL CHECK (nth BETWEEN 1 AND 10),
  multiplier numeric(6, 2) NOT NULL CHECK (multiplier >= 1),
  xp integer NOT NULL CHECK (xp > 0),
  earned_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, player_id, instance_id),
  UNIQUE (member_id, player_id, day, nth),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, instance_id) REFERENCES game_instance (member_id, id)
);
CALL fence_by_member('draw_point');
CALL make_append_only('draw_point');

-- The points of a player in a period, so that a page of the ranking reads only its own rows. `since` is the first day.
CREATE TABLE point_total (
  member_id integer NOT NULL,
  period text NOT NULL CHECK (period IN ('day', 'week', 'month', 'all')),
  since date NOT NULL,
  player_id integer NOT NULL,
  points integer NOT NULL CHECK (points > 0),
  reached_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, period, since, player_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE INDEX point_total_places ON point_total (member_id, period, since, points DESC, reached_at, player_id);
CALL fence_by_member('point_total');

-- How others see a player in the ranking. Without a row: by number.
CREATE TABLE rank_choice (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  shown text NOT NULL CHECK (shown IN ('name', 'number', 'hidden')),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, player_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('rank_choice');

-- An ended instance that still has to be counted. `after_player` is the last player who was counted.
CREATE TABLE point_due (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  after_player integer NOT NULL DEFAULT 0,
  ended_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, instance_id),
  FOREIGN KEY (member_id, instance_id) REFERENCES game_instance (member_id, id)
);
CALL fence_by_member('point_due');

-- A deck of instant tickets ends without a draw.
CREATE FUNCTION count_ended_draw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO point_due (member_id, instance_id)
  SELECT NEW.member_id, NEW.id
   WHERE EXISTS (SELECT FROM draw_result r WHERE r.member_id = NEW.member_id AND r.instance_id = NEW.id)
      ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER count_ended_draw AFTER UPDATE OF status ON game_instance
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status = 'ENDED' AND NEW.sold > 0)
  EXECUTE FUNCTION count_ended_draw();

GRANT SELECT, INSERT ON draw_point TO fairground_app;
GRANT SELECT, INSERT, UPDATE ON point_total, rank_choice TO fairground_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON point_due TO fairground_app;

-- migrate:down
