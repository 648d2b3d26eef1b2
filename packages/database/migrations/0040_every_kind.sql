-- migrate:up

-- The total stakes so far. A play may cost more than one unit, so the pool is not count times price.
ALTER TABLE game_instance ADD COLUMN pool bigint NOT NULL DEFAULT 0 CHECK (pool >= 0);
-- The seed that cards are dealt from. It is set before anything that decides the draw is known.
ALTER TABLE game_instance ADD COLUMN deal_seed bytea NOT NULL DEFAULT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
  CHECK (length(deal_seed) = 32);

-- Row-level security also binds the owner. This migration suspends it to update existing rows.
ALTER TABLE game_instance NO FORCE ROW LEVEL SECURITY;
UPDATE game_instance SET pool = sold * price WHERE sold > 0;
ALTER TABLE game_instance FORCE ROW LEVEL SECURITY;

-- A play may win several prizes, numbered by n from 1 in the order of the tiers. An item is reserved, not paid.
ALTER TABLE payout
  DROP CONSTRAINT payout_pkey,
  ADD COLUMN n smallint NOT NULL DEFAULT 1 CHECK (n > 0),
  ADD COLUMN item text,
  ADD PRIMARY KEY (member_id, instance_id, seq, n);

-- Item prizes of players who have not chosen between the item and its cash option yet.
ALTER TABLE account
  DROP CONSTRAINT account_kind_check,
  ADD CONSTRAINT account_kind_check CHECK (kind IN (
    'player:cash', 'player:bonus', 'player:subs', 'player:debt', 'player:prize', 'game:escrow', 'jackpot', 'house:fee', 'house:revenue',
    'house:promo', 'house:adjustment', 'clearing', 'suspense'));

-- migrate:down
