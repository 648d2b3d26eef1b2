-- migrate:up

-- What the operator sets aside for a game's fixed and minimum prizes before its plays are sold.
ALTER TABLE account
  DROP CONSTRAINT account_kind_check,
  ADD CONSTRAINT account_kind_check CHECK (kind IN (
    'player:cash', 'player:bonus', 'player:subs', 'player:debt', 'player:prize', 'game:escrow', 'jackpot', 'reserve',
    'house:fee', 'house:revenue', 'house:promo', 'house:adjustment', 'house:exchange', 'house:items', 'clearing', 'suspense'));

ALTER TABLE journal
  DROP CONSTRAINT journal_kind_check,
  ADD CONSTRAINT journal_kind_check CHECK (kind IN (
    'join', 'join-cancel', 'pay', 'close-books', 'refund', 'deposit', 'fund-jackpot', 'fund-reserve', 'bonus-grant',
    'bonus-release', 'bonus-expire', 'coupon', 'set-limit', 'deposit-order', 'deposit-credit', 'deposit-suspense',
    'deposit-reversal', 'charge-back', 'withdrawal-hold', 'withdrawal-pay', 'withdrawal-release', 'sub-open', 'sub-skip',
    'sub-cancel', 'adjust', 'deck-open', 'card-prize', 'deck-end', 'prize-claim', 'exchange'));

-- The part of paid_from_pool that the reserve added to the sales.
ALTER TABLE draw_result
  ADD COLUMN from_reserve bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT draw_result_from_reserve_check CHECK (from_reserve >= 0 AND from_reserve <= paid_from_pool);

-- The seed of a jackpot is part of the prize table.
UPDATE game SET prize_table = jsonb_set(prize_table, '{tiers,0,prize,seed}', to_jsonb(guarantee::text))
 WHERE guarantee > 0 AND prize_table #>> '{tiers,0,prize,kind}' = 'jackpot';
ALTER TABLE game DROP COLUMN guarantee;

-- The range in which the long-run return to player of the operator's games must lie, in percent of what players pay.
-- An operator without a range accepts any return.
ALTER TABLE member
  ADD COLUMN return_min smallint,
  ADD COLUMN return_max smallint,
  ADD CONSTRAINT member_return_check CHECK (return_min >= 0 AND return_min <= return_max AND return_max <= 100);

-- migrate:down
