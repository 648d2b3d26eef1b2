-- migrate:up

-- What a player did on the site that no other table shows: watched a draw, checked one, read the odds of a game.
-- `subject` is the instance or the game, so that each counts once.
CREATE TABLE progress_step (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  step text NOT NULL CHECK (step IN ('drawWatched', 'drawChecked', 'replayWatched', 'oddsRead', 'gamePractised', 'statementRead')),
  subject bigint NOT NULL CHECK (subject > 0),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, player_id, step, subject),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('progress_step');

-- An achievement that a player reached. It is never taken back.
CREATE TABLE achievement_reached (
  member_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  achievement integer NOT NULL CHECK (achievement > 0),
  xp integer NOT NULL CHECK (xp >= 0),
  reached_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  acknowledged_at timestamptz,
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, player_id, achievement),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('achievement_reached');

GRANT SELECT, INSERT ON progress_step TO fairground_app;
GRANT SELECT, INSERT, UPDATE (acknowledged_at) ON achievement_reached TO fairground_app;

-- migrate:down
