-- migrate:up

-- chargeable_at: when the player agreed to pay with the method again. Without it, the method only receives withdrawals,
-- because money goes back to where it came from. Methods stored before players were asked are not chargeable.
-- removed_at: when the player removed it. The row stays for orders and for the comparison of digests.
ALTER TABLE saved_payment
  ADD COLUMN chargeable_at timestamptz,
  ADD COLUMN removed_at timestamptz;

-- Who stored and who removed a method, for disputes.
CREATE TABLE saved_payment_event (
  member_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  saved_id integer NOT NULL,
  player_id integer NOT NULL,
  event text NOT NULL CHECK (event IN ('stored', 'chargeable', 'removed')),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, saved_id) REFERENCES saved_payment (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('saved_payment_event');
CALL make_append_only('saved_payment_event');
GRANT SELECT, INSERT ON saved_payment_event TO fairground_app;

-- keep: the player agreed to store the method. paid_with: the method the provider reported.
-- submitted_at: when the payer finished at the provider, so that the coupon of the order is no longer free.
-- refusal: why it was not paid.
ALTER TABLE deposit_order
  ADD COLUMN keep boolean NOT NULL DEFAULT false,
  ADD COLUMN paid_with integer,
  ADD COLUMN submitted_at timestamptz,
  ADD COLUMN refusal text CHECK (refusal IN (
    'declined', 'insufficientFunds', 'expiredCard', 'wrongDetails', 'notAuthenticated', 'blocked', 'suspectedFraud',
    'cancelled', 'expired', 'providerError')),
  ADD CONSTRAINT deposit_order_member_id_paid_with_fkey
    FOREIGN KEY (member_id, paid_with) REFERENCES saved_payment (member_id, id);
CREATE INDEX deposit_order_player ON deposit_order (member_id, player_id, made_at);

-- migrate:down
