-- migrate:up

-- Gifts that wait are an escrow of the operator; an opened gift is the recipient's and can only be played.
ALTER TABLE account
  DROP CONSTRAINT account_kind_check,
  ADD CONSTRAINT account_kind_check CHECK (kind IN (
    'player:cash', 'player:bonus', 'player:subs', 'player:gift', 'player:debt', 'player:prize', 'game:escrow', 'gift:escrow',
    'jackpot', 'reserve', 'house:fee', 'house:revenue', 'house:promo', 'house:adjustment', 'house:exchange', 'house:items',
    'clearing', 'suspense'));

ALTER TABLE journal
  DROP CONSTRAINT journal_kind_check,
  ADD CONSTRAINT journal_kind_check CHECK (kind IN (
    'join', 'join-cancel', 'pay', 'close-books', 'refund', 'deposit', 'fund-jackpot', 'fund-reserve', 'bonus-grant',
    'bonus-release', 'bonus-expire', 'coupon', 'set-limit', 'deposit-order', 'deposit-credit', 'deposit-suspense',
    'deposit-reversal', 'charge-back', 'withdrawal-hold', 'withdrawal-pay', 'withdrawal-release', 'sub-open', 'sub-skip',
    'sub-cancel', 'adjust', 'deck-open', 'card-prize', 'deck-end', 'prize-claim', 'exchange', 'gift-buy', 'gift-open',
    'gift-return'));

ALTER TABLE notification
  DROP CONSTRAINT notification_kind_check,
  ADD CONSTRAINT notification_kind_check CHECK (kind IN (
    'win', 'result', 'refund', 'deposit', 'withdrawal', 'bonus', 'gift', 'verification', 'security', 'message',
    'drawReminder'));

ALTER TABLE notification_cause
  DROP CONSTRAINT notification_cause_kind_check,
  ADD CONSTRAINT notification_cause_kind_check CHECK (kind IN (
    'win', 'result', 'refund', 'reminder', 'card', 'event', 'security', 'gift'));

-- Gifts of the catalogue and given gifts share their numbers, because one operation returns both.
CREATE SEQUENCE gift_number AS integer;
GRANT USAGE ON SEQUENCE gift_number TO fairground_app;

-- Titles and descriptions are objects with a text per language.
CREATE TABLE gift_group (
  member_id integer NOT NULL REFERENCES member (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  titles jsonb NOT NULL CHECK (titles ? 'en_US'),
  position smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, id)
);
CALL fence_by_member('gift_group');

-- A gift of the catalogue: plays of one game, at the price of the game.
CREATE TABLE gift_item (
  member_id integer NOT NULL,
  id integer NOT NULL DEFAULT nextval('gift_number'),
  group_id integer NOT NULL,
  game_id integer NOT NULL,
  plays smallint NOT NULL CHECK (plays BETWEEN 1 AND 20),
  titles jsonb NOT NULL CHECK (titles ? 'en_US'),
  descriptions jsonb NOT NULL CHECK (descriptions ? 'en_US'),
  active boolean NOT NULL DEFAULT true,
  position smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, group_id) REFERENCES gift_group (member_id, id),
  FOREIGN KEY (member_id, game_id) REFERENCES game (member_id, id)
);
CALL fence_by_member('gift_item');

-- What a player gives at once: one gift for each recipient, with one card.
CREATE TABLE gift_invite (
  member_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  giver_id integer NOT NULL,
  item_id integer NOT NULL,
  card text NOT NULL CHECK (card IN ('heart', 'star', 'cup', 'smile')),
  message text NOT NULL DEFAULT '' CHECK (length(message) <= 140),
  -- Set if the invite was created by a purchase, so that a retry finds it.
  request_id text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, giver_id, request_id),
  FOREIGN KEY (member_id, giver_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, item_id) REFERENCES gift_item (member_id, id)
);
CALL fence_by_member('gift_invite');

-- A recipient without an account is known by the digest of the address until they register with it.
CREATE TABLE gift (
  member_id integer NOT NULL,
  id integer NOT NULL DEFAULT nextval('gift_number'),
  invite_id bigint NOT NULL,
  giver_id integer NOT NULL,
  recipient_id integer,
  email_digest bytea CHECK (length(email_digest) = 32),
  email_sealed bytea,
  game_id integer NOT NULL,
  plays smallint NOT NULL CHECK (plays BETWEEN 1 AND 20),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'DRAFT'
    CHECK (state IN ('DRAFT', 'WRAPPED', 'OPENED', 'USED', 'SENT_BACK', 'RETURNED')),
  buy_journal bigint,
  open_journal bigint,
  end_journal bigint,
  bought_at timestamptz,
  use_by timestamptz,
  opened_at timestamptz,
  ended_at timestamptz,
  seen_at timestamptz,
  mailed_at timestamptz,
  claimed_until timestamptz NOT NULL DEFAULT '-infinity',
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, invite_id, email_digest),
  UNIQUE (member_id, open_journal),
  UNIQUE (member_id, end_journal),
  FOREIGN KEY (member_id, invite_id) REFERENCES gift_invite (member_id, id),
  FOREIGN KEY (member_id, giver_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, recipient_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, game_id) REFERENCES game (member_id, id),
  FOREIGN KEY (member_id, buy_journal) REFERENCES journal (member_id, id),
  FOREIGN KEY (member_id, open_journal) REFERENCES journal (member_id, id),
  FOREIGN KEY (member_id, end_journal) REFERENCES journal (member_id, id),
  CHECK (recipient_id IS NOT NULL OR email_digest IS NOT NULL),
  CHECK (recipient_id <> giver_id),
  CHECK ((state = 'DRAFT') = (buy_journal IS NULL) AND (state = 'DRAFT') = (bought_at IS NULL)
         AND (state = 'DRAFT') = (use_by IS NULL)),
  CHECK ((open_journal IS NULL) = (opened_at IS NULL) AND (open_journal IS NULL OR recipient_id IS NOT NULL)),
  CHECK (CASE WHEN state IN ('OPENED', 'USED') THEN open_journal IS NOT NULL
              WHEN state IN ('DRAFT', 'WRAPPED', 'SENT_BACK') THEN open_journal IS NULL ELSE true END),
  CHECK ((state IN ('USED', 'SENT_BACK', 'RETURNED')) = (end_journal IS NOT NULL)
         AND (end_journal IS NULL) = (ended_at IS NULL))
);
CREATE INDEX gift_of_giver ON gift (member_id, giver_id, id DESC);
CREATE INDEX gift_of_recipient ON gift (member_id, recipient_id, id DESC);
CREATE INDEX gift_by_mail ON gift (member_id, email_digest) WHERE recipient_id IS NULL;
CREATE INDEX gift_due ON gift (member_id, use_by) WHERE state IN ('WRAPPED', 'OPENED');
CALL fence_by_member('gift');

-- A gift is opened, used or returned once; a gift that has ended stays as it is.
CREATE FUNCTION refuse_gift_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.state, NEW.state) NOT IN (('DRAFT', 'WRAPPED'), ('WRAPPED', 'OPENED'), ('WRAPPED', 'SENT_BACK'),
                                    ('WRAPPED', 'RETURNED'), ('OPENED', 'USED'), ('OPENED', 'RETURNED')) THEN
    RAISE EXCEPTION 'gift %: % cannot become %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER refuse_gift_step BEFORE UPDATE OF state ON gift
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION refuse_gift_step();

GRANT SELECT, INSERT, UPDATE, DELETE ON gift, gift_invite TO fairground_app;
GRANT SELECT ON gift_group, gift_item TO fairground_app;

-- migrate:down
