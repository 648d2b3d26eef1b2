-- migrate:up

-- The single writer of a member's money. Every batch locks this row and compares the epoch, so a lane that lost its
-- lease while paused cannot commit. The row also stores the head of the journal's hash chain.
CREATE TABLE lane (
  member_id integer PRIMARY KEY REFERENCES member (id),
  owner uuid,
  epoch bigint NOT NULL DEFAULT 0,
  lease_until timestamptz NOT NULL DEFAULT '-infinity',
  journal_id bigint NOT NULL DEFAULT 0,
  journal_hash bytea NOT NULL DEFAULT '\x0000000000000000000000000000000000000000000000000000000000000000' CHECK (length(journal_hash) = 32)
);
CALL fence_by_member('lane');

-- Balances by side and phase. floor_rule 1: the balance minus the money on hold may not go below zero.
CREATE TABLE account (
  member_id integer NOT NULL REFERENCES member (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('player:cash', 'game:escrow', 'jackpot', 'house:fee', 'house:revenue', 'house:promo', 'clearing')),
  ref bigint NOT NULL DEFAULT 0,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  d_post bigint NOT NULL DEFAULT 0 CHECK (d_post >= 0),
  c_post bigint NOT NULL DEFAULT 0 CHECK (c_post >= 0),
  d_pend bigint NOT NULL DEFAULT 0 CHECK (d_pend >= 0),
  c_pend bigint NOT NULL DEFAULT 0 CHECK (c_pend >= 0),
  version bigint NOT NULL DEFAULT 0,
  floor_rule smallint NOT NULL DEFAULT 1 CHECK (floor_rule IN (0, 1)),
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, kind, ref, currency),
  UNIQUE (member_id, id, currency),
  CHECK (floor_rule <> 1 OR c_post - d_post - d_pend >= 0)
) WITH (fillfactor = 70);
CALL fence_by_member('account');

-- One row per decided command. op_key comes from the client or is derived from the cause; each key is decided once.
CREATE TABLE journal (
  member_id integer NOT NULL REFERENCES member (id),
  id bigint NOT NULL,
  op_key text NOT NULL,
  op_hash bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('join', 'pay', 'close-books', 'refund', 'deposit', 'fund-jackpot')),
  ref bigint NOT NULL,
  player_id integer,
  created_at timestamptz NOT NULL,
  result json NOT NULL,
  prev_hash bytea NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, op_key)
);
CALL fence_by_member('journal');
CALL make_append_only('journal');

-- Phases: 0 posts, 1 holds, 2 posts a hold, 3 releases a hold.
CREATE TABLE transfer (
  member_id integer NOT NULL,
  journal_id bigint NOT NULL,
  line smallint NOT NULL,
  debit_id bigint NOT NULL,
  credit_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  phase smallint NOT NULL DEFAULT 0 CHECK (phase BETWEEN 0 AND 3),
  pending_of bigint,
  PRIMARY KEY (member_id, journal_id, line),
  FOREIGN KEY (member_id, journal_id) REFERENCES journal (member_id, id),
  FOREIGN KEY (member_id, debit_id, currency) REFERENCES account (member_id, id, currency),
  FOREIGN KEY (member_id, credit_id, currency) REFERENCES account (member_id, id, currency),
  CHECK (debit_id <> credit_id),
  CHECK ((phase IN (2, 3)) = (pending_of IS NOT NULL))
);
CREATE UNIQUE INDEX hold_resolves_once ON transfer (member_id, pending_of) WHERE phase IN (2, 3);
CALL fence_by_member('transfer');
CALL make_append_only('transfer');

GRANT SELECT, INSERT, UPDATE ON lane TO fairground_app;
GRANT SELECT, INSERT, UPDATE ON account TO fairground_app;
GRANT SELECT, INSERT ON journal, transfer TO fairground_app;

-- migrate:down
