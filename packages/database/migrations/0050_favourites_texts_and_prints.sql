-- migrate:up

CREATE TABLE favorite_game (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  game_id integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, player_id, game_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, game_id) REFERENCES game (member_id, id)
);
CALL fence_by_member('favorite_game');

-- The texts of a game in further languages. The game row has the texts of the default language.
CREATE TABLE game_text (
  member_id integer NOT NULL,
  game_id integer NOT NULL,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}(_[A-Z]{2})?$'),
  title text NOT NULL CHECK (length(title) <= 144),
  title_short text NOT NULL CHECK (length(title_short) <= 144),
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 4000),
  info text NOT NULL DEFAULT '',
  rules_html text NOT NULL DEFAULT '',
  PRIMARY KEY (member_id, game_id, language),
  FOREIGN KEY (member_id, game_id) REFERENCES game (member_id, id)
);
CALL fence_by_member('game_text');

-- A ticket is identified by its first play. A reprint adds a row and invalidates the secure keys of earlier prints.
CREATE TABLE ticket_reprint (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  seq integer NOT NULL,
  prints integer NOT NULL CHECK (prints BETWEEN 2 AND 100),
  PRIMARY KEY (member_id, instance_id, seq),
  FOREIGN KEY (member_id, instance_id, seq) REFERENCES ticket (member_id, instance_id, seq)
);
CALL fence_by_member('ticket_reprint');

-- Plays of a player that were bought through another channel. They are listed here but never paid from here.
CREATE TABLE external_play (
  member_id integer NOT NULL,
  ticket_id text NOT NULL CHECK (length(ticket_id) BETWEEN 1 AND 144),
  player_id integer NOT NULL,
  instance_id integer NOT NULL,
  bought_at timestamptz NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  staked bigint NOT NULL CHECK (staked >= 0),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  PRIMARY KEY (member_id, ticket_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, instance_id) REFERENCES game_instance (member_id, id)
);
CREATE INDEX external_play_of_player ON external_play (member_id, player_id, bought_at DESC);
CALL fence_by_member('external_play');

GRANT SELECT, INSERT, DELETE ON favorite_game TO fairground_app;
GRANT SELECT, INSERT, UPDATE ON game_text, ticket_reprint, external_play TO fairground_app;

-- migrate:down
