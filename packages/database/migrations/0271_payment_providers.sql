-- migrate:up

-- Access of an operator to a payment provider. A row never changes; new keys are a new row with the same name, another
-- account gets another name. Orders store the name, so that an order stays with the account that has its money.
CREATE TABLE payment_provider (
  member_id integer NOT NULL REFERENCES member (id),
  id integer NOT NULL CHECK (id > 0),
  name text NOT NULL CHECK (name ~ '^[a-z]+-[1-9][0-9]{0,3}$'),
  kind text NOT NULL CHECK (kind IN ('sandbox', 'adyen', 'stripe')),
  account text NOT NULL CHECK (length(account) BETWEEN 1 AND 200),
  -- Everything besides the secrets.
  settings jsonb NOT NULL,
  sealed_secrets bytea NOT NULL,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'current', 'former')),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id)
);
CREATE UNIQUE INDEX payment_provider_current ON payment_provider (member_id) WHERE status = 'current';
CREATE INDEX payment_provider_by_name ON payment_provider (member_id, name, id);
CALL fence_by_member('payment_provider');

GRANT SELECT ON payment_provider TO fairground_app;
GRANT SELECT, INSERT ON payment_provider TO fairground_staff;
GRANT UPDATE (status) ON payment_provider TO fairground_staff;

-- The last wall: a provider takes payments only after an approved proposal for it.
CREATE FUNCTION require_provider_proposal() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM proposal p
                  WHERE p.member_id = NEW.member_id AND p.kind = 'usePaymentProvider'
                    AND p.status IN ('approved', 'executed')
                    AND (p.payload ->> 'providerId')::integer = NEW.id
                    AND p.payload ->> 'account' = NEW.account) THEN
    RAISE EXCEPTION 'payment provider % needs an approved proposal', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER require_provider_proposal BEFORE INSERT OR UPDATE ON payment_provider
  FOR EACH ROW WHEN (NEW.status = 'current') EXECUTE FUNCTION require_provider_proposal();

INSERT INTO proposal_kind (kind) VALUES ('usePaymentProvider');

-- migrate:down
