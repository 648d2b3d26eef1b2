-- migrate:up

ALTER TABLE journal
  DROP CONSTRAINT journal_kind_check,
  ADD CONSTRAINT journal_kind_check CHECK (kind IN (
    'join', 'pay', 'close-books', 'refund', 'deposit', 'fund-jackpot', 'bonus-grant', 'bonus-release', 'bonus-expire', 'coupon',
    'set-limit', 'deposit-order', 'deposit-credit', 'deposit-suspense', 'deposit-reversal', 'charge-back', 'withdrawal-hold',
    'withdrawal-pay', 'withdrawal-release', 'sub-open', 'sub-skip', 'sub-cancel', 'adjust', 'deck-open', 'card-prize', 'deck-end'));

-- The signed close record of a deck of instant tickets, written before the first sale. Its link stays secret until the end.
CREATE TABLE deck_seal (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  game_id integer NOT NULL,
  chain_index integer NOT NULL CHECK (chain_index > 0),
  previous_link bytea NOT NULL CHECK (length(previous_link) = 32),
  beacon_chain text NOT NULL,
  round bigint NOT NULL,
  closed_at timestamptz NOT NULL,
  close_hash bytea NOT NULL CHECK (length(close_hash) = 32),
  platform_signature bytea NOT NULL,
  signer_signature bytea NOT NULL,
  signer_at timestamptz NOT NULL,
  last_seen_round bigint NOT NULL CHECK (last_seen_round < round),
  last_seen_signature bytea NOT NULL,
  PRIMARY KEY (member_id, instance_id),
  UNIQUE (member_id, game_id, chain_index),
  FOREIGN KEY (member_id, instance_id) REFERENCES game_instance (member_id, id)
);
CALL fence_by_member('deck_seal');
CALL make_append_only('deck_seal');

-- A published deck: the values that are fixed before the first sale. Only the signer knows the order of its cards.
CREATE TABLE deck (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  beacon_signature bytea NOT NULL CHECK (length(beacon_signature) = 48),
  size integer NOT NULL CHECK (size > 0),
  root bytea NOT NULL CHECK (length(root) = 32),
  assign_anchor bytea NOT NULL CHECK (length(assign_anchor) = 32),
  deck_hash bytea NOT NULL CHECK (length(deck_hash) = 32),
  platform_signature bytea NOT NULL,
  signer_signature bytea NOT NULL,
  signer_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, instance_id),
  FOREIGN KEY (member_id, instance_id) REFERENCES deck_seal (member_id, instance_id)
);
CALL fence_by_member('deck');
CALL make_append_only('deck');

-- The beacon rounds that assigned cards, each with the chain link that it used.
CREATE TABLE deck_round (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  n integer NOT NULL CHECK (n > 0),
  round bigint NOT NULL,
  signature bytea NOT NULL CHECK (length(signature) = 48),
  link bytea NOT NULL CHECK (length(link) = 32),
  PRIMARY KEY (member_id, instance_id, n),
  UNIQUE (member_id, instance_id, round),
  FOREIGN KEY (member_id, instance_id) REFERENCES deck (member_id, instance_id)
);
CALL fence_by_member('deck_round');
CALL make_append_only('deck_round');

-- The card assigned to a ticket, written in the transaction that pays its prize.
CREATE TABLE deck_card (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  seq integer NOT NULL,
  n integer NOT NULL,
  position integer NOT NULL CHECK (position >= 0),
  outcome text NOT NULL,
  prize bigint NOT NULL CHECK (prize >= 0 AND (prize = 0) = (outcome = '')),
  journal_id bigint CHECK ((journal_id IS NULL) = (prize = 0)),
  PRIMARY KEY (member_id, instance_id, seq),
  UNIQUE (member_id, instance_id, position),
  FOREIGN KEY (member_id, instance_id, seq) REFERENCES ticket (member_id, instance_id, seq),
  FOREIGN KEY (member_id, instance_id, n) REFERENCES deck_round (member_id, instance_id, n)
);
CALL fence_by_member('deck_card');
CALL make_append_only('deck_card');

-- The places of a ticket that the player has revealed. For display only: it does not affect the prize.
CREATE TABLE card_reveal (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  seq integer NOT NULL,
  opened integer[] NOT NULL DEFAULT '{}',
  ended boolean NOT NULL DEFAULT false,
  PRIMARY KEY (member_id, instance_id, seq),
  FOREIGN KEY (member_id, instance_id, seq) REFERENCES deck_card (member_id, instance_id, seq)
);
CALL fence_by_member('card_reveal');

CREATE TABLE deck_record (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  link bytea NOT NULL CHECK (length(link) = 32),
  body text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, instance_id),
  FOREIGN KEY (member_id, instance_id) REFERENCES deck (member_id, instance_id)
);
CALL fence_by_member('deck_record');
CALL make_append_only('deck_record');

GRANT SELECT, INSERT ON deck_seal, deck, deck_round, deck_card, deck_record TO fairground_app;
GRANT SELECT, INSERT, UPDATE ON card_reveal TO fairground_app;

-- migrate:down
