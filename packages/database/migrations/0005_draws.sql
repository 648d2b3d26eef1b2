-- migrate:up

-- The signed close record of an instance (fairness scheme FD1). Nothing may change the draw after this row is written.
CREATE TABLE draw_commit (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  game_id integer NOT NULL,
  chain_index integer NOT NULL CHECK (chain_index > 0),
  previous_link bytea NOT NULL CHECK (length(previous_link) = 32),
  beacon_chain text NOT NULL,
  round bigint NOT NULL,
  closed_at timestamptz NOT NULL,
  tree_size integer NOT NULL,
  root bytea NOT NULL CHECK (length(root) = 32),
  pool bigint NOT NULL,
  jackpot bigint NOT NULL,
  close_hash bytea NOT NULL CHECK (length(close_hash) = 32),
  platform_signature bytea NOT NULL,
  signer_signature bytea NOT NULL,
  signer_at timestamptz NOT NULL,
  last_seen_round bigint NOT NULL,
  last_seen_signature bytea NOT NULL,
  PRIMARY KEY (member_id, instance_id),
  UNIQUE (member_id, game_id, chain_index),
  FOREIGN KEY (member_id, instance_id) REFERENCES game_instance (member_id, id)
);
CALL fence_by_member('draw_commit');
CALL make_append_only('draw_commit');

-- A chain link that was used without a draw, with the reason, so that no link is skipped silently.
CREATE TABLE draw_skip (
  member_id integer NOT NULL,
  game_id integer NOT NULL,
  chain_index integer NOT NULL,
  instance_id integer NOT NULL,
  close_hash bytea NOT NULL,
  link bytea NOT NULL CHECK (length(link) = 32),
  reason text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, game_id, chain_index)
);
CALL fence_by_member('draw_skip');
CALL make_append_only('draw_skip');

CREATE TABLE draw_beacon (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  round bigint NOT NULL,
  signature bytea NOT NULL CHECK (length(signature) = 48),
  PRIMARY KEY (member_id, instance_id),
  FOREIGN KEY (member_id, instance_id) REFERENCES draw_commit (member_id, instance_id)
);
CALL fence_by_member('draw_beacon');
CALL make_append_only('draw_beacon');

-- The result and the accounts of the instance, written in the same transaction as the planned payouts.
CREATE TABLE draw_result (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  link bytea NOT NULL CHECK (length(link) = 32),
  drawn integer[] NOT NULL,
  revenue bigint NOT NULL CHECK (revenue >= 0),
  contribution bigint NOT NULL CHECK (contribution >= 0),
  rollover bigint NOT NULL CHECK (rollover >= 0),
  paid_from_pool bigint NOT NULL CHECK (paid_from_pool >= 0),
  paid_from_jackpot bigint NOT NULL CHECK (paid_from_jackpot >= 0),
  jackpot_after bigint NOT NULL CHECK (jackpot_after >= 0),
  tiers jsonb NOT NULL,
  settlement_root bytea NOT NULL CHECK (length(settlement_root) = 32),
  result_signature bytea NOT NULL,
  PRIMARY KEY (member_id, instance_id),
  FOREIGN KEY (member_id, instance_id) REFERENCES draw_beacon (member_id, instance_id)
);
CALL fence_by_member('draw_result');
CALL make_append_only('draw_result');

-- The planned payouts, one row per winning play. A payout is paid once its ticket has an outcome; no cursor is needed.
CREATE TABLE payout (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  seq integer NOT NULL,
  tier text NOT NULL,
  from_pool bigint NOT NULL CHECK (from_pool >= 0),
  from_jackpot bigint NOT NULL CHECK (from_jackpot >= 0),
  PRIMARY KEY (member_id, instance_id, seq),
  FOREIGN KEY (member_id, instance_id, seq) REFERENCES ticket (member_id, instance_id, seq),
  FOREIGN KEY (member_id, instance_id) REFERENCES draw_result (member_id, instance_id)
);
CALL fence_by_member('payout');
CALL make_append_only('payout');

CREATE TABLE draw_record (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  body text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, instance_id),
  FOREIGN KEY (member_id, instance_id) REFERENCES draw_result (member_id, instance_id)
);
CALL fence_by_member('draw_record');
CALL make_append_only('draw_record');

GRANT SELECT, INSERT ON draw_commit, draw_skip, draw_beacon, draw_result, payout, draw_record TO fairground_app;

-- migrate:down
