-- migrate:up

-- Decks of instant tickets by fairness scheme FD2. The link of a deck is locked to the round after the latest end of its
-- sale. Every beacon round serves exactly the tickets that the signer countersigned and the witnesses saw before it.

ALTER TABLE deck NO FORCE ROW LEVEL SECURITY;
ALTER TABLE deck_seal NO FORCE ROW LEVEL SECURITY;
ALTER TABLE game_instance NO FORCE ROW LEVEL SECURITY;
DO $$
BEGIN
  IF EXISTS (
    SELECT FROM deck_seal s JOIN game_instance i ON i.member_id = s.member_id AND i.id = s.instance_id
     WHERE i.status NOT IN ('ENDED', 'REFUNDED')
  ) THEN
    RAISE EXCEPTION 'a deck of scheme FD1 has not ended: run the previous version until it has';
  END IF;
END
$$;
ALTER TABLE deck FORCE ROW LEVEL SECURITY;
ALTER TABLE deck_seal FORCE ROW LEVEL SECURITY;
ALTER TABLE game_instance FORCE ROW LEVEL SECURITY;

-- The signer's statement about the deck and the deck's entry in the public log. Null in decks of scheme FD1.
ALTER TABLE deck
  ADD signer_term integer,
  ADD signer_k bigint,
  ADD signer_head bytea CHECK (length(signer_head) = 32),
  ADD log_index bigint,
  ADD CONSTRAINT deck_logged_check CHECK (
    signer_term IS NOT NULL AND signer_k IS NOT NULL AND signer_head IS NOT NULL AND log_index IS NOT NULL) NOT VALID;

-- The tickets of all decks of an operator that a beacon round is to serve, stored before the signer sees them: it accepts
-- one record per round, so after a crash it must receive the same one again.
CREATE TABLE round_cut (
  member_id integer NOT NULL REFERENCES member (id),
  round bigint NOT NULL CHECK (round > 0),
  cut_at timestamptz NOT NULL,
  round_hash bytea NOT NULL CHECK (length(round_hash) = 32),
  PRIMARY KEY (member_id, round)
);
CALL fence_by_member('round_cut');
CALL make_append_only('round_cut');

CREATE TABLE round_cut_deck (
  member_id integer NOT NULL,
  round bigint NOT NULL,
  -- The place in the round, by ascending deck hash.
  row integer NOT NULL CHECK (row >= 0),
  instance_id integer NOT NULL,
  -- The link of the deck that the round uses, from 1.
  n integer NOT NULL CHECK (n > 0),
  size integer NOT NULL CHECK (size > 0),
  root bytea NOT NULL CHECK (length(root) = 32),
  PRIMARY KEY (member_id, round, row),
  UNIQUE (member_id, instance_id, round),
  FOREIGN KEY (member_id, round) REFERENCES round_cut (member_id, round),
  FOREIGN KEY (member_id, instance_id) REFERENCES deck (member_id, instance_id)
);
CALL fence_by_member('round_cut_deck');
CALL make_append_only('round_cut_deck');

-- A round that the signer countersigned. Its links are spent.
CREATE TABLE countersigned_round (
  member_id integer NOT NULL,
  round bigint NOT NULL,
  lock bytea NOT NULL CHECK (length(lock) = 160),
  masks bytea[] NOT NULL,
  signer_signature bytea NOT NULL CHECK (length(signer_signature) = 64),
  signer_at timestamptz NOT NULL,
  signer_term integer NOT NULL,
  signer_k bigint NOT NULL,
  signer_head bytea NOT NULL CHECK (length(signer_head) = 32),
  log_index bigint NOT NULL,
  PRIMARY KEY (member_id, round),
  FOREIGN KEY (member_id, round) REFERENCES round_cut (member_id, round)
);
CALL fence_by_member('countersigned_round');
CALL make_append_only('countersigned_round');

-- A round that the signer refused. No link is spent, and its tickets join the next round.
CREATE TABLE refused_round (
  member_id integer NOT NULL,
  round bigint NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (member_id, round),
  FOREIGN KEY (member_id, round) REFERENCES round_cut (member_id, round)
);
CALL fence_by_member('refused_round');
CALL make_append_only('refused_round');

-- A round that the witnesses did not see in time. Its links are spent, and its tickets join the next round.
CREATE TABLE missed_round (
  member_id integer NOT NULL,
  round bigint NOT NULL,
  log_index bigint NOT NULL,
  PRIMARY KEY (member_id, round),
  FOREIGN KEY (member_id, round) REFERENCES countersigned_round (member_id, round)
);
CALL fence_by_member('missed_round');
CALL make_append_only('missed_round');

-- What the round gives the pictures of its cards. Null in rounds of scheme FD1.
ALTER TABLE deck_round ADD seed bytea CHECK (length(seed) = 32);

-- What proves a dealt card in the root of its deck before the deck has ended.
CREATE TABLE card_proof (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  seq integer NOT NULL,
  salt bytea NOT NULL CHECK (length(salt) = 32),
  path bytea NOT NULL CHECK (length(path) % 32 = 0),
  PRIMARY KEY (member_id, instance_id, seq),
  FOREIGN KEY (member_id, instance_id, seq) REFERENCES ticket (member_id, instance_id, seq)
);
CALL fence_by_member('card_proof');
CALL make_append_only('card_proof');

-- The result of an ended deck, as the public log has it.
CREATE TABLE deck_result (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  link bytea NOT NULL CHECK (length(link) = 32),
  -- The beacon's signature of the round that opened the lock; null if the signer gave the link.
  end_signature bytea CHECK (length(end_signature) = 48),
  tickets integer NOT NULL CHECK (tickets >= 0),
  ended_at timestamptz NOT NULL,
  result_signature bytea NOT NULL CHECK (length(result_signature) = 64),
  control_signature bytea CHECK (length(control_signature) = 64),
  log_index bigint NOT NULL,
  PRIMARY KEY (member_id, instance_id),
  FOREIGN KEY (member_id, instance_id) REFERENCES deck (member_id, instance_id)
);
CALL fence_by_member('deck_result');
CALL make_append_only('deck_result');

GRANT SELECT, INSERT ON round_cut, round_cut_deck, countersigned_round, refused_round, missed_round, card_proof, deck_result
  TO fairground_app;

-- migrate:down
