-- migrate:up

ALTER TABLE account DROP CONSTRAINT account_kind_check;
ALTER TABLE account ADD CONSTRAINT account_kind_check CHECK (kind IN ('player:cash', 'player:bonus', 'player:subs', 'player:debt', 'game:escrow', 'jackpot', 'house:fee', 'house:revenue', 'house:promo', 'house:adjustment', 'clearing', 'suspense'));
ALTER TABLE journal DROP CONSTRAINT journal_kind_check;
ALTER TABLE journal ADD CONSTRAINT journal_kind_check CHECK (kind IN ('join', 'pay', 'close-books', 'refund', 'deposit', 'fund-jackpot', 'bonus-grant', 'bonus-release', 'bonus-expire', 'coupon', 'set-limit', 'deposit-order', 'deposit-credit', 'deposit-suspense', 'deposit-reversal', 'charge-back', 'withdrawal-hold', 'withdrawal-pay', 'withdrawal-release', 'sub-open', 'sub-skip', 'sub-cancel', 'adjust'));

-- A deposit requested by a player. Its id is the journal id of the order, so that the key of the credit is known early.
CREATE TABLE payment (
  member_id integer NOT NULL,
  id bigint NOT NULL,
  player_id integer NOT NULL,
  provider text NOT NULL CHECK (provider ~ '^[a-z][a-z0-9-]{0,30}$'),
  provider_ref text,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('CREATED', 'PENDING', 'COMPLETED', 'REVERSED', 'FAILED')),
  flag text CHECK (flag IN ('amountDiffers', 'currencyDiffers', 'paidAfterFailure')),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, id) REFERENCES journal (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE UNIQUE INDEX payment_of_provider ON payment (member_id, provider, provider_ref);
CREATE INDEX payment_of_player ON payment (member_id, player_id, id DESC);
CALL fence_by_member('payment');

-- The states of a payment are ranked, and a payment never moves to a lower rank.
CREATE FUNCTION refuse_payment_back() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> OLD.state
     AND (OLD.state IN ('REVERSED', 'FAILED')
          OR (NEW.state = 'FAILED' AND OLD.state = 'COMPLETED')
          OR array_position(ARRAY['CREATED', 'PENDING', 'COMPLETED', 'REVERSED', 'FAILED'], NEW.state)
           < array_position(ARRAY['CREATED', 'PENDING', 'COMPLETED', 'REVERSED', 'FAILED'], OLD.state)) THEN
    RAISE EXCEPTION 'payment % cannot go from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER only_forward BEFORE UPDATE ON payment FOR EACH ROW EXECUTE FUNCTION refuse_payment_back();

-- A withdrawal. Its id is the journal id of the hold, so transfer.pending_of identifies the withdrawal.
CREATE TABLE withdrawal (
  member_id integer NOT NULL,
  id bigint NOT NULL,
  player_id integer NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('REQUESTED', 'APPROVED', 'SENDING', 'UNKNOWN', 'PAID', 'REJECTED', 'CANCELLED')),
  version integer NOT NULL,
  requested_by text NOT NULL,
  approved_by text,
  four_eyes boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, id) REFERENCES journal (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  CHECK (NOT four_eyes OR approved_by IS NULL OR approved_by <> requested_by),
  CHECK (approved_by IS NOT NULL OR status NOT IN ('APPROVED', 'SENDING', 'UNKNOWN', 'PAID'))
);
CREATE UNIQUE INDEX one_open_withdrawal ON withdrawal (member_id, player_id) WHERE status IN ('REQUESTED', 'APPROVED', 'SENDING', 'UNKNOWN');
CREATE INDEX withdrawal_of_player ON withdrawal (member_id, player_id, id DESC);
CALL fence_by_member('withdrawal');

-- Plays paid in advance for the next left_n instances of a game. The money is in the player's subscription escrow.
CREATE TABLE subscription (
  member_id integer NOT NULL,
  id bigint NOT NULL,
  player_id integer NOT NULL,
  game_id integer NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  plays jsonb NOT NULL,
  cost bigint NOT NULL CHECK (cost >= 0),
  left_n integer NOT NULL CHECK (left_n >= 0),
  status text NOT NULL CHECK (status IN ('ACTIVE', 'ENDED', 'CANCELLED')),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, id) REFERENCES journal (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, game_id) REFERENCES game (member_id, id),
  CHECK ((status = 'ACTIVE') = (left_n > 0))
);
CREATE INDEX active_subscription ON subscription (member_id, game_id) WHERE status = 'ACTIVE';
CALL fence_by_member('subscription');

-- A manual correction with its requester and approver, who must differ. Its id is its journal id.
CREATE TABLE adjustment (
  member_id integer NOT NULL,
  id bigint NOT NULL,
  player_id integer NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount <> 0),
  reason text NOT NULL CHECK (reason ~ '\S'),
  requested_by text NOT NULL,
  approved_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, id) REFERENCES journal (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  CHECK (requested_by <> approved_by)
);
CALL fence_by_member('adjustment');
CALL make_append_only('adjustment');

GRANT SELECT, INSERT, UPDATE ON payment, withdrawal, subscription TO fairground_app;
GRANT SELECT, INSERT ON adjustment TO fairground_app;

-- migrate:down
