-- migrate:up

-- An expired order no longer counts towards the player's limits. If it is paid later, the player still gets the money.
ALTER TABLE payment DROP CONSTRAINT payment_state_check;
ALTER TABLE payment ADD CONSTRAINT payment_state_check CHECK (state IN ('CREATED', 'PENDING', 'EXPIRED', 'COMPLETED', 'REVERSED', 'FAILED'));
CREATE OR REPLACE FUNCTION refuse_payment_back() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  ranked CONSTANT text[] := ARRAY['CREATED', 'PENDING', 'EXPIRED', 'COMPLETED', 'REVERSED', 'FAILED'];
BEGIN
  IF NEW.state <> OLD.state
     AND (OLD.state IN ('REVERSED', 'FAILED')
          OR (NEW.state = 'FAILED' AND OLD.state = 'COMPLETED')
          OR array_position(ranked, NEW.state) < array_position(ranked, OLD.state)) THEN
    RAISE EXCEPTION 'payment % cannot go from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER TABLE player ADD COLUMN last_deposit_at timestamptz;

-- A card, wallet or bank account that a player has paid with. The provider's token and the label are encrypted with the
-- player's key. The digest allows comparing two of them without decrypting them.
CREATE TABLE saved_payment (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  provider text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('card', 'eWallet', 'bank')),
  digest bytea NOT NULL CHECK (length(digest) = 32),
  sealed bytea NOT NULL,
  used_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, player_id, digest),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE INDEX saved_payment_digest ON saved_payment (member_id, digest);
CALL fence_by_member('saved_payment');

-- A coupon that adds a fixed amount or a percentage to a deposit. An instant coupon pays cash, the others a bonus.
CREATE TABLE coupon (
  member_id integer NOT NULL REFERENCES member (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  code text NOT NULL CHECK (code ~ '^[A-Z0-9-]{2,32}$'),
  text text NOT NULL CHECK (length(text) <= 144),
  active boolean NOT NULL DEFAULT true,
  expires_at timestamptz,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  instant boolean NOT NULL,
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  percent integer NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 1000),
  -- The maximum of a percentage bonus.
  maximum bigint CHECK (maximum > 0),
  minimum_deposit bigint NOT NULL DEFAULT 0 CHECK (minimum_deposit >= 0),
  first_deposit_only boolean NOT NULL DEFAULT false,
  uses_at_most integer CHECK (uses_at_most > 0),
  uses_by_player_at_most integer NOT NULL DEFAULT 1 CHECK (uses_by_player_at_most > 0),
  wagering_times integer NOT NULL DEFAULT 0 CHECK (wagering_times >= 0),
  bonus_days integer NOT NULL DEFAULT 30 CHECK (bonus_days > 0),
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, code)
);
CALL fence_by_member('coupon');

-- The payment method of a deposit, written before the journal of the order, which has the same key.
-- ask_at: the next status check at the provider; null if no check is needed.
CREATE TABLE deposit_order (
  member_id integer NOT NULL,
  op_key text NOT NULL,
  player_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('card', 'eWallet', 'bank')),
  saved_id integer,
  coupon_id integer,
  bonus bigint NOT NULL DEFAULT 0 CHECK (bonus >= 0),
  coupon_state text CHECK (coupon_state IN ('RESERVED', 'AWARDED', 'RELEASED')),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  ask_at timestamptz,
  asked integer NOT NULL DEFAULT 0,
  finished_at timestamptz,
  -- The operator refunds it.
  refund_at timestamptz,
  PRIMARY KEY (member_id, op_key),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, saved_id) REFERENCES saved_payment (member_id, id),
  FOREIGN KEY (member_id, coupon_id) REFERENCES coupon (member_id, id),
  CHECK ((coupon_id IS NULL) = (coupon_state IS NULL))
);
CREATE INDEX deposit_order_due ON deposit_order (member_id, ask_at) WHERE ask_at IS NOT NULL;
CREATE INDEX deposit_order_coupon ON deposit_order (member_id, coupon_id, player_id) WHERE coupon_state IN ('RESERVED', 'AWARDED');
CALL fence_by_member('deposit_order');

-- The destination of a withdrawal, written before the request is sent. reason: the text for the player if it is not paid.
CREATE TABLE payout_order (
  member_id integer NOT NULL,
  op_key text NOT NULL,
  player_id integer NOT NULL,
  saved_id integer NOT NULL,
  reason text CHECK (length(reason) <= 144),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ask_at timestamptz DEFAULT clock_timestamp(),
  asked integer NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, op_key),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, saved_id) REFERENCES saved_payment (member_id, id)
);
CREATE INDEX payout_order_due ON payout_order (member_id, ask_at) WHERE ask_at IS NOT NULL;
CALL fence_by_member('payout_order');

-- Every authentic webhook of a provider, stored once and encrypted with the operator's key. It only triggers a status check.
CREATE TABLE payment_inbox (
  member_id integer NOT NULL REFERENCES member (id),
  provider text NOT NULL,
  event_id text NOT NULL CHECK (length(event_id) BETWEEN 1 AND 100),
  reference text NOT NULL CHECK (length(reference) <= 100),
  sealed bytea NOT NULL,
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, provider, event_id)
);
CALL fence_by_member('payment_inbox');
CALL make_append_only('payment_inbox');

GRANT SELECT, INSERT, UPDATE ON saved_payment, deposit_order, payout_order TO fairground_app;
GRANT SELECT, INSERT ON payment_inbox TO fairground_app;
GRANT SELECT, UPDATE ON coupon TO fairground_app;

-- migrate:down
