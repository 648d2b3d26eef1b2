-- migrate:up

CREATE TABLE game (
  member_id integer NOT NULL REFERENCES member (id),
  id integer NOT NULL CHECK (id > 0),
  rule text NOT NULL CHECK (rule IN ('regularGame', 'oneDrawGame', 'oneDrawGameExt', 'oneDrawGameExtMulti', 'raffleGame', 'bingoGame', 'crosswordGame', 'scratchcardGame')),
  title text NOT NULL,
  title_short text NOT NULL,
  description text NOT NULL DEFAULT '',
  rules jsonb NOT NULL,
  prize_table jsonb NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  cost bigint NOT NULL CHECK (cost >= 0),
  fee bigint NOT NULL CHECK (fee >= 0),
  cap integer NOT NULL CHECK (cap > 0),
  player_max integer NOT NULL CHECK (player_max > 0),
  min_plays integer NOT NULL DEFAULT 1 CHECK (min_plays >= 0),
  max_reschedules integer NOT NULL DEFAULT 1 CHECK (max_reschedules >= 0),
  schedule jsonb NOT NULL,
  active boolean NOT NULL DEFAULT true,
  chain_anchor bytea CHECK (length(chain_anchor) = 32),
  chain_index integer NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, id)
);
CALL fence_by_member('game');

-- One instance of a game. rules and prize_table are copied at creation, so that later changes do not affect sold tickets.
CREATE TABLE game_instance (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 48001),
  game_id integer NOT NULL,
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'CLOSED', 'READY', 'STARTED', 'ENDED', 'RETRY', 'REFUNDED')),
  version bigint NOT NULL DEFAULT 1,
  rules jsonb NOT NULL,
  prize_table jsonb NOT NULL,
  currency text NOT NULL,
  price bigint NOT NULL CHECK (price >= 0),
  fee bigint NOT NULL CHECK (fee >= 0),
  cap integer NOT NULL,
  player_max integer NOT NULL,
  sold integer NOT NULL DEFAULT 0,
  players integer NOT NULL DEFAULT 0,
  frontier bytea NOT NULL DEFAULT '\x0000000000000000',
  -- The slot in the schedule. It stays the same if the start moves, so that no slot is opened twice.
  slot_at timestamptz NOT NULL,
  reg_end timestamptz NOT NULL,
  start_at timestamptz NOT NULL,
  end_at timestamptz,
  closed_at timestamptz,
  reschedules integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, game_id) REFERENCES game (member_id, id),
  CHECK (sold BETWEEN 0 AND cap),
  CHECK (players BETWEEN 0 AND sold),
  CHECK (reg_end <= start_at)
) WITH (fillfactor = 50);
CREATE INDEX instance_due ON game_instance (member_id, due_at) WHERE status NOT IN ('ENDED', 'REFUNDED');
CREATE INDEX instance_of_game ON game_instance (member_id, game_id, start_at DESC);
CREATE UNIQUE INDEX one_instance_per_slot ON game_instance (member_id, game_id, slot_at);
CALL fence_by_member('game_instance');

-- One play (a line, a card or a number). mask stores the numbers as bits for finding winners.
CREATE TABLE ticket (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  seq integer NOT NULL CHECK (seq > 0),
  player_id integer NOT NULL,
  journal_id bigint NOT NULL,
  plays text NOT NULL,
  mask bigint NOT NULL,
  price bigint NOT NULL,
  fee bigint NOT NULL,
  salt bytea NOT NULL CHECK (length(salt) = 32),
  leaf_hash bytea NOT NULL CHECK (length(leaf_hash) = 32),
  join_code text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, instance_id, seq)
);
CREATE INDEX ticket_of_player ON ticket (member_id, player_id, instance_id);
CALL fence_by_member('ticket');
CALL make_append_only('ticket');

-- The outcome of each play. The primary key prevents a play from being both refunded and paid.
CREATE TABLE ticket_outcome (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  seq integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('LOST', 'WON', 'REFUND')),
  journal_id bigint NOT NULL,
  PRIMARY KEY (member_id, instance_id, seq),
  FOREIGN KEY (member_id, instance_id, seq) REFERENCES ticket (member_id, instance_id, seq)
);
CALL fence_by_member('ticket_outcome');
CALL make_append_only('ticket_outcome');

CREATE TABLE player_game (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  player_id integer NOT NULL,
  n integer NOT NULL,
  max_n integer NOT NULL,
  PRIMARY KEY (member_id, instance_id, player_id),
  CHECK (n BETWEEN 0 AND max_n)
);
CALL fence_by_member('player_game');

-- The append-only event log of an instance, sufficient to rebuild the instance, its play-out and its prizes.
CREATE TABLE instance_event (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  n integer NOT NULL,
  kind text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  facts jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (member_id, instance_id, n)
);
CALL fence_by_member('instance_event');
CALL make_append_only('instance_event');

GRANT SELECT, INSERT, UPDATE ON game, game_instance, player_game TO fairground_app;
GRANT SELECT, INSERT ON ticket, ticket_outcome, instance_event TO fairground_app;

-- migrate:down
