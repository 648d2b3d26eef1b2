-- migrate:up

-- Fairness scheme FD2. The signer locks the link of a draw to its beacon round. A close record counts once a quorum of
-- witnesses has seen it in the public log in time. A chain that ends has a successor.

ALTER TABLE draw_commit NO FORCE ROW LEVEL SECURITY;
ALTER TABLE draw_result NO FORCE ROW LEVEL SECURITY;
ALTER TABLE game_instance NO FORCE ROW LEVEL SECURITY;
DO $$
BEGIN
  IF EXISTS (
    SELECT FROM draw_commit c JOIN game_instance i ON i.member_id = c.member_id AND i.id = c.instance_id
     WHERE i.status NOT IN ('ENDED', 'REFUNDED')
       AND NOT EXISTS (SELECT FROM draw_result r WHERE r.member_id = c.member_id AND r.instance_id = c.instance_id)
  ) THEN
    RAISE EXCEPTION 'a draw of scheme FD1 is between its close and its result: run the previous version until it has ended';
  END IF;
END
$$;
ALTER TABLE draw_commit FORCE ROW LEVEL SECURITY;
ALTER TABLE draw_result FORCE ROW LEVEL SECURITY;
ALTER TABLE game_instance FORCE ROW LEVEL SECURITY;

-- The chains of a game after the first, which is `game.chain_anchor`. A successor is usable a day after its entry in the log.
CREATE TABLE game_chain (
  member_id integer NOT NULL,
  game_id integer NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  anchor bytea NOT NULL CHECK (length(anchor) = 32),
  length integer NOT NULL CHECK (length > 0),
  log_index bigint NOT NULL,
  logged_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, game_id, number),
  FOREIGN KEY (member_id, game_id) REFERENCES game (member_id, id)
);
CALL fence_by_member('game_chain');
CALL make_append_only('game_chain');
GRANT SELECT, INSERT ON game_chain TO fairground_app;

ALTER TABLE game
  ADD chain_number integer NOT NULL DEFAULT 1 CHECK (chain_number > 0),
  ADD chain_length integer NOT NULL DEFAULT 100000 CHECK (chain_length > 0),
  -- Where the public log names the keys and the first chain of the game. Null: not yet, so no sale of scheme FD2.
  ADD log_index bigint;
GRANT UPDATE (chain_number, chain_length, chain_anchor, chain_index, log_index) ON game TO fairground_app;

-- A close record that the signer countersigned. It becomes the commit of its draw if the witnesses saw it in time, else
-- its link is skipped.
CREATE TABLE countersigned_close (
  member_id integer NOT NULL,
  game_id integer NOT NULL,
  chain integer NOT NULL CHECK (chain > 0),
  chain_index integer NOT NULL CHECK (chain_index > 0),
  instance_id integer NOT NULL,
  previous_link bytea NOT NULL CHECK (length(previous_link) = 32),
  beacon_chain text NOT NULL,
  round bigint NOT NULL,
  closed_at timestamptz NOT NULL,
  tree_size integer NOT NULL,
  root bytea NOT NULL CHECK (length(root) = 32),
  pool bigint NOT NULL,
  jackpot bigint NOT NULL,
  close_hash bytea NOT NULL CHECK (length(close_hash) = 32),
  platform_signature bytea NOT NULL CHECK (length(platform_signature) = 64),
  lock bytea NOT NULL CHECK (length(lock) = 160),
  mask bytea NOT NULL CHECK (length(mask) = 32),
  lock_round bigint NOT NULL,
  signer_signature bytea NOT NULL CHECK (length(signer_signature) = 64),
  signer_at timestamptz NOT NULL,
  signer_term integer NOT NULL,
  signer_k bigint NOT NULL,
  signer_head bytea NOT NULL CHECK (length(signer_head) = 32),
  control_signature bytea CHECK (length(control_signature) = 64),
  control_at timestamptz,
  last_seen_round bigint NOT NULL CHECK (last_seen_round < round),
  last_seen_signature bytea NOT NULL CHECK (length(last_seen_signature) = 48),
  log_index bigint NOT NULL,
  PRIMARY KEY (member_id, game_id, chain, chain_index),
  FOREIGN KEY (member_id, instance_id) REFERENCES game_instance (member_id, id),
  CHECK ((control_signature IS NULL) = (control_at IS NULL))
);
CREATE INDEX countersigned_close_instance ON countersigned_close (member_id, instance_id);
CREATE INDEX countersigned_close_game ON countersigned_close (member_id, game_id, log_index);
CALL fence_by_member('countersigned_close');
CALL make_append_only('countersigned_close');
GRANT SELECT, INSERT ON countersigned_close TO fairground_app;

ALTER TABLE draw_commit ADD chain integer NOT NULL DEFAULT 1 CHECK (chain > 0);
ALTER TABLE draw_commit DROP CONSTRAINT draw_commit_member_id_game_id_chain_index_key;
ALTER TABLE draw_commit ADD UNIQUE (member_id, game_id, chain, chain_index);
ALTER TABLE deck_seal ADD chain integer NOT NULL DEFAULT 1 CHECK (chain > 0);
ALTER TABLE deck_seal DROP CONSTRAINT deck_seal_member_id_game_id_chain_index_key;
ALTER TABLE deck_seal ADD UNIQUE (member_id, game_id, chain, chain_index);
ALTER TABLE draw_skip ADD chain integer NOT NULL DEFAULT 1 CHECK (chain > 0);
ALTER TABLE draw_skip DROP CONSTRAINT draw_skip_pkey;
ALTER TABLE draw_skip ADD PRIMARY KEY (member_id, game_id, chain, chain_index);

-- What the control system signed about the winners. Without it the lane does not pay.
ALTER TABLE draw_result ADD control_signature bytea CHECK (length(control_signature) = 64);

-- Where the public log has the result of an instance.
CREATE TABLE logged_result (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  log_index bigint NOT NULL,
  PRIMARY KEY (member_id, instance_id),
  FOREIGN KEY (member_id, instance_id) REFERENCES game_instance (member_id, id)
);
CALL fence_by_member('logged_result');
CALL make_append_only('logged_result');
GRANT SELECT, INSERT ON logged_result TO fairground_app;

-- migrate:down
