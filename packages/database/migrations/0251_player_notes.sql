-- migrate:up

-- What staff wrote about a player, sealed with the key of the player: without the key no one can read it.
CREATE TABLE player_note (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  staff_id integer NOT NULL REFERENCES staff (id),
  sealed bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE INDEX player_note_of_player ON player_note (member_id, player_id, id);
CALL fence_by_member('player_note');
CALL make_append_only('player_note');

-- Each time a staff member saw personal data of a player in full. The audit log has the reason.
CREATE TABLE player_reveal (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  staff_id integer NOT NULL REFERENCES staff (id),
  fields text[] NOT NULL CHECK (cardinality(fields) > 0),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE INDEX player_reveal_of_staff ON player_reveal (member_id, staff_id, at);
CALL fence_by_member('player_reveal');
CALL make_append_only('player_reveal');

GRANT SELECT ON player_note, player_reveal TO fairground_app;
GRANT SELECT, INSERT ON player_note, player_reveal TO fairground_staff;
-- The first note of a player creates the key.
GRANT INSERT ON player_key TO fairground_staff;

-- migrate:down
