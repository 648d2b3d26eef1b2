-- migrate:up

-- What was staked so far: a play may cost more than one unit, so the pool is not a count times a price.
ALTER TABLE game_instance ADD COLUMN pool bigint NOT NULL DEFAULT 0 CHECK (pool >= 0);
-- Cards are dealt from it, before anything that decides about them is known.
ALTER TABLE game_instance ADD COLUMN deal_seed bytea NOT NULL DEFAULT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
  CHECK (length(deal_seed) = 32);

-- The fences bind the owner too: for once, and only here, they do not.
ALTER TABLE game_instance NO FORCE ROW LEVEL SECURITY;
UPDATE game_instance SET pool = sold * price WHERE sold > 0;
ALTER TABLE game_instance FORCE ROW LEVEL SECURITY;

-- A play may win several prizes; n counts them from 1, in the order of the tiers. An item is set aside, not paid.
ALTER TABLE payout
  DROP CONSTRAINT payout_pkey,
  ADD COLUMN n smallint NOT NULL DEFAULT 1 CHECK (n > 0),
  ADD COLUMN item text,
  ADD PRIMARY KEY (member_id, instance_id, seq, n);

-- What a player won as an item, until he has chosen between the item and its money.
ALTER TABLE account
  DROP CONSTRAINT account_kind_check,
  ADD CONSTRAINT account_kind_check CHECK (kind IN (
    'player:cash', 'player:bonus', 'player:subs', 'player:debt', 'player:prize', 'game:escrow', 'jackpot', 'house:fee', 'house:revenue',
    'house:promo', 'house:adjustment', 'clearing', 'suspense'));

-- migrate:down
