-- migrate:up

-- Operators of one group: a self-exclusion at one of them applies at all of them.
ALTER TABLE member ADD COLUMN group_code text CHECK (group_code ~ '^[a-z][a-z0-9-]{1,30}$');

-- The end of a time-out or an exclusion.
ALTER TABLE player
  ADD COLUMN restricted_until timestamptz,
  ADD COLUMN reality_check_minutes integer CHECK (reality_check_minutes BETWEEN 5 AND 720);
CREATE INDEX player_restricted ON player (member_id, restricted_until) WHERE restricted_until IS NOT NULL;
ALTER TABLE session ADD COLUMN reality_checked_at timestamptz;

-- A digest of name and birthdate, to find the same person with another address.
ALTER TABLE player_detail ADD COLUMN person_digest bytea CHECK (length(person_digest) = 32);
CREATE INDEX player_detail_person ON player_detail (member_id, person_digest);

-- Persons who may not play until then, with any account. The row remains after the account is erased.
CREATE TABLE exclusion (
  member_id integer NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('email', 'government-id', 'person')),
  digest bytea NOT NULL CHECK (length(digest) = 32),
  until timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind, digest)
);
CALL fence_by_member('exclusion');

-- The other operators of the group to which an exclusion still has to be copied.
CREATE TABLE exclusion_spread (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  to_member integer NOT NULL REFERENCES member (id),
  until timestamptz NOT NULL,
  PRIMARY KEY (member_id, player_id, to_member),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CALL fence_by_member('exclusion_spread');

-- The periods in which a player was not active. The audit checks that no purchase or deposit falls into one.
CREATE TABLE status_period (
  member_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  status text NOT NULL CHECK (status <> 'active'),
  since timestamptz NOT NULL,
  ended_at timestamptz CHECK (ended_at >= since),
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE UNIQUE INDEX one_status_at_a_time ON status_period (member_id, player_id) WHERE ended_at IS NULL;

-- The start of existing restrictions is unknown, so they count from now. Row-level security is suspended for this update.
ALTER TABLE player NO FORCE ROW LEVEL SECURITY;
INSERT INTO status_period (member_id, player_id, status, since)
SELECT member_id, id, status, clock_timestamp() FROM player WHERE status <> 'active';
ALTER TABLE player FORCE ROW LEVEL SECURITY;
CALL fence_by_member('status_period');

-- The trigger locks the lane before any player row. The lane itself updates players, so the opposite order would
-- deadlock. A transaction without a member is that of the owner and locks every lane.
DROP TRIGGER wait_for_lane ON player;
CREATE OR REPLACE FUNCTION wait_for_lane() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM lane WHERE current_member() IS NULL OR member_id = current_member() ORDER BY member_id FOR SHARE;
  RETURN NULL;
END
$$;
CREATE TRIGGER wait_for_lane
  BEFORE UPDATE OF status, segment, email_verified, has_deposited, id_verified_at, country ON player
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_lane();

-- The change waits for the lane first, so the time read here is between two batches.
CREATE FUNCTION note_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now timestamptz := clock_timestamp();
BEGIN
  UPDATE status_period SET ended_at = now
   WHERE member_id = NEW.member_id AND player_id = NEW.id AND ended_at IS NULL;
  IF NEW.status <> 'active' THEN
    INSERT INTO status_period (member_id, player_id, status, since) VALUES (NEW.member_id, NEW.id, NEW.status, now);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER note_status AFTER UPDATE OF status ON player
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_status();
CREATE TRIGGER note_first_status AFTER INSERT ON player
  FOR EACH ROW WHEN (NEW.status <> 'active') EXECUTE FUNCTION note_status();

-- The value of one unit of a currency in the operator's currency. A retired currency can only be exchanged.
CREATE TABLE currency_rate (
  member_id integer NOT NULL REFERENCES member (id),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  value numeric(24, 12) NOT NULL CHECK (value > 0),
  retired boolean NOT NULL DEFAULT false,
  PRIMARY KEY (member_id, currency)
);
CALL fence_by_member('currency_rate');

-- Places where item prizes are collected.
CREATE TABLE prize_agent (
  member_id integer NOT NULL REFERENCES member (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 144),
  address text NOT NULL CHECK (length(address) <= 144),
  city text NOT NULL CHECK (length(city) <= 144),
  opening_hours text NOT NULL DEFAULT '' CHECK (length(opening_hours) <= 144),
  phone text NOT NULL DEFAULT '' CHECK (length(phone) <= 144),
  PRIMARY KEY (member_id, id)
);
CALL fence_by_member('prize_agent');

-- The choice of the winner of an item. The primary key prevents claiming both the item and the cash.
CREATE TABLE prize_claim (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  seq integer NOT NULL,
  n smallint NOT NULL,
  journal_id bigint NOT NULL,
  player_id integer NOT NULL,
  taken_as text NOT NULL CHECK (taken_as IN ('item', 'cash')),
  agent_id integer,
  amount bigint NOT NULL CHECK (amount >= 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  claimed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, instance_id, seq, n),
  FOREIGN KEY (member_id, instance_id, seq, n) REFERENCES payout (member_id, instance_id, seq, n),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, agent_id) REFERENCES prize_agent (member_id, id)
);
CALL fence_by_member('prize_claim');
CALL make_append_only('prize_claim');

-- house:exchange is the counter account of every exchange; house:items pays for the claimed items.
ALTER TABLE account
  DROP CONSTRAINT account_kind_check,
  ADD CONSTRAINT account_kind_check CHECK (kind IN (
    'player:cash', 'player:bonus', 'player:subs', 'player:debt', 'player:prize', 'game:escrow', 'jackpot', 'house:fee', 'house:revenue',
    'house:promo', 'house:adjustment', 'house:exchange', 'house:items', 'clearing', 'suspense'));
ALTER TABLE journal
  DROP CONSTRAINT journal_kind_check,
  ADD CONSTRAINT journal_kind_check CHECK (kind IN (
    'join', 'join-cancel', 'pay', 'close-books', 'refund', 'deposit', 'fund-jackpot', 'bonus-grant', 'bonus-release',
    'bonus-expire', 'coupon', 'set-limit', 'deposit-order', 'deposit-credit', 'deposit-suspense', 'deposit-reversal',
    'charge-back', 'withdrawal-hold', 'withdrawal-pay', 'withdrawal-release', 'sub-open', 'sub-skip', 'sub-cancel',
    'adjust', 'deck-open', 'card-prize', 'deck-end', 'prize-claim', 'exchange'));

-- Journals that moved a player's money. Purchases are excluded, because they are found by their tickets and sales stay fast.
CREATE INDEX journal_of_player ON journal (member_id, player_id, id) WHERE kind <> 'join' AND player_id IS NOT NULL;

GRANT SELECT, INSERT, UPDATE ON exclusion, status_period TO fairground_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON exclusion_spread TO fairground_app;
GRANT SELECT ON currency_rate, prize_agent TO fairground_app;
GRANT SELECT, INSERT ON prize_claim TO fairground_app;

-- migrate:down
