-- migrate:up

INSERT INTO proposal_kind (kind) VALUES
  ('matchSuspense'), ('returnSuspense'), ('fundJackpot'), ('setExchangeRates'), ('offerBonus'), ('createCoupon');

-- Money in suspense ends in a player's account or at its sender, each by a proposal.
DO $$
DECLARE
  definition text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO STRICT definition
    FROM pg_constraint WHERE conrelid = 'journal'::regclass AND conname = 'journal_kind_check';
  ALTER TABLE journal DROP CONSTRAINT journal_kind_check;
  EXECUTE 'ALTER TABLE journal ADD CONSTRAINT journal_kind_check '
          || replace(definition, 'ARRAY[', 'ARRAY[''suspense-match''::text, ''suspense-return''::text, ');
END
$$;

-- Every value of a rate that a proposal has set.
CREATE TABLE currency_rate_change (
  member_id integer NOT NULL REFERENCES member (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  value numeric(24, 12) NOT NULL CHECK (value > 0),
  retired boolean NOT NULL,
  proposal_id integer NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, proposal_id, currency),
  FOREIGN KEY (member_id, proposal_id) REFERENCES proposal (member_id, id)
);
CALL fence_by_member('currency_rate_change');
CALL make_append_only('currency_rate_change');
GRANT SELECT ON currency_rate_change TO fairground_app;
GRANT SELECT, INSERT ON currency_rate_change TO fairground_staff;
GRANT INSERT, UPDATE ON currency_rate TO fairground_staff;

-- A bonus of staff: one person up to the operator's setting, a proposal above it.
ALTER TABLE bonus_offer ADD COLUMN offered_by integer REFERENCES staff (id), ADD COLUMN proposal_id integer;
GRANT INSERT ON bonus_offer TO fairground_staff;

-- What one staff member may offer alone, in minor units of the operator's currency. The default is nothing.
CREATE FUNCTION require_offer_approval() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  alone_to bigint;
BEGIN
  IF NEW.proposal_id IS NOT NULL THEN
    IF NOT EXISTS (SELECT FROM proposal p
                    WHERE p.member_id = NEW.member_id AND p.id = NEW.proposal_id AND p.kind = 'offerBonus'
                      AND p.status IN ('approved', 'executed')
                      AND (p.payload ->> 'playerId')::integer = NEW.player_id
                      AND (p.payload ->> 'amount')::bigint = NEW.amount
                      AND p.payload ->> 'currency' = NEW.currency) THEN
      RAISE EXCEPTION 'the offer to player % is not what proposal % says', NEW.player_id, NEW.proposal_id
        USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  SELECT coalesce((m.settings ->> 'bonusAloneTo')::bigint, 0) INTO alone_to
    FROM member m WHERE m.id = NEW.member_id AND m.currency = NEW.currency;
  IF NEW.offered_by IS NULL OR NEW.amount > coalesce(alone_to, 0) THEN
    RAISE EXCEPTION 'the offer to player % needs an approved proposal', NEW.player_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER require_offer_approval BEFORE INSERT ON bonus_offer
  FOR EACH ROW WHEN (current_user = 'fairground_staff' OR NEW.offered_by IS NOT NULL OR NEW.proposal_id IS NOT NULL)
  EXECUTE FUNCTION require_offer_approval();
CREATE UNIQUE INDEX bonus_offer_of_proposal ON bonus_offer (member_id, proposal_id);

-- A coupon of staff comes from a proposal. Only its text, its end and its status change afterwards.
ALTER TABLE coupon ADD COLUMN proposal_id integer;
CREATE FUNCTION require_coupon_proposal() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM proposal p
                  WHERE p.member_id = NEW.member_id AND p.id = NEW.proposal_id AND p.kind = 'createCoupon'
                    AND p.status IN ('approved', 'executed')
                    AND p.payload -> 'coupon' ->> 'code' = NEW.code
                    AND (p.payload -> 'coupon' ->> 'amount')::bigint = NEW.amount
                    AND (p.payload -> 'coupon' ->> 'percent')::integer = NEW.percent) THEN
    RAISE EXCEPTION 'coupon % needs an approved proposal', NEW.code USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER require_coupon_proposal BEFORE INSERT ON coupon
  FOR EACH ROW WHEN (current_user = 'fairground_staff' OR NEW.proposal_id IS NOT NULL)
  EXECUTE FUNCTION require_coupon_proposal();
CREATE UNIQUE INDEX coupon_of_proposal ON coupon (member_id, proposal_id);
GRANT SELECT, INSERT ON coupon TO fairground_staff;
GRANT UPDATE (text, active, expires_at) ON coupon TO fairground_staff;

-- The comparison of one day of one provider with the ledger, and what differs.
CREATE TABLE reconciliation (
  member_id integer NOT NULL REFERENCES member (id),
  provider text NOT NULL CHECK (provider ~ '^[a-z][a-z0-9-]{0,30}$'),
  day date NOT NULL,
  compared_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  movements integer NOT NULL CHECK (movements >= 0),
  PRIMARY KEY (member_id, provider, day)
);
CALL fence_by_member('reconciliation');
GRANT SELECT, INSERT, UPDATE ON reconciliation TO fairground_app;
GRANT SELECT ON reconciliation TO fairground_staff;

CREATE TABLE reconciliation_difference (
  member_id integer NOT NULL REFERENCES member (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  provider text NOT NULL,
  day date NOT NULL,
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 100),
  movement text NOT NULL CHECK (movement IN ('paid', 'takenBack', 'paidOut')),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 500),
  found_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The last comparison that found it. One that a later comparison did not find is gone.
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'explained', 'corrected', 'gone')),
  explained_by integer REFERENCES staff (id),
  explanation text CHECK (length(explanation) BETWEEN 1 AND 1000),
  proposal_id integer,
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, provider, movement, reference, text),
  CHECK ((state IN ('explained', 'corrected')) = (explained_by IS NOT NULL)),
  CHECK ((state = 'corrected') = (proposal_id IS NOT NULL)),
  FOREIGN KEY (member_id, provider, day) REFERENCES reconciliation (member_id, provider, day),
  FOREIGN KEY (member_id, proposal_id) REFERENCES proposal (member_id, id)
);
CALL fence_by_member('reconciliation_difference');
GRANT SELECT, INSERT ON reconciliation_difference TO fairground_app;
GRANT UPDATE (seen_at, state) ON reconciliation_difference TO fairground_app;
GRANT SELECT ON reconciliation_difference TO fairground_staff;
GRANT UPDATE (state, explained_by, explanation, proposal_id) ON reconciliation_difference TO fairground_staff;

-- The money desk reads the ledger.
GRANT SELECT ON transfer, payment_inbox, adjustment TO fairground_staff;
CREATE INDEX payment_in_suspense ON payment (member_id, id) WHERE flag IS NOT NULL;

-- migrate:down
