-- migrate:up

-- Withdrawals that were decided before routing existed are not checked against a route.
ALTER TABLE withdrawal ADD COLUMN routed boolean NOT NULL DEFAULT true;
UPDATE withdrawal SET routed = false WHERE status <> 'REQUESTED';

-- Who must approve a withdrawal, and why. The routing rule decides once; the facts and the settings that it saw are kept.
CREATE TABLE withdrawal_route (
  member_id integer NOT NULL,
  withdrawal_id bigint NOT NULL,
  route text NOT NULL CHECK (route IN ('automatic', 'onePerson', 'twoPeople')),
  reasons text[] NOT NULL CHECK (cardinality(reasons) <= 12),
  facts jsonb NOT NULL,
  automatic_to bigint NOT NULL CHECK (automatic_to >= 0),
  four_eyes_from bigint NOT NULL CHECK (four_eyes_from >= 0),
  routed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, withdrawal_id),
  FOREIGN KEY (member_id, withdrawal_id) REFERENCES withdrawal (member_id, id),
  CHECK (route <> 'automatic' OR cardinality(reasons) = 0)
);
CALL fence_by_member('withdrawal_route');
CALL make_append_only('withdrawal_route');
GRANT SELECT, INSERT ON withdrawal_route TO fairground_app;
GRANT SELECT ON withdrawal_route TO fairground_staff;

-- The decision of one staff member, written together with its audit entry before the lane is asked.
CREATE TABLE withdrawal_approval (
  member_id integer NOT NULL,
  withdrawal_id bigint NOT NULL,
  staff_id integer NOT NULL REFERENCES staff (id),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, withdrawal_id),
  FOREIGN KEY (member_id, withdrawal_id) REFERENCES withdrawal (member_id, id)
);
CALL fence_by_member('withdrawal_approval');
CALL make_append_only('withdrawal_approval');
GRANT SELECT ON withdrawal_approval TO fairground_app;
GRANT SELECT, INSERT ON withdrawal_approval TO fairground_staff;

CREATE INDEX withdrawal_open ON withdrawal (member_id, id) WHERE status IN ('REQUESTED', 'APPROVED', 'SENDING', 'UNKNOWN');
CREATE INDEX withdrawal_automatic ON withdrawal (member_id, player_id, created_at) WHERE approved_by = 'system/routing';

-- The last wall behind the lane: an approval must match the route of the withdrawal.
DROP TRIGGER require_withdrawal_proposal ON withdrawal;
DROP FUNCTION require_withdrawal_proposal();
CREATE FUNCTION require_withdrawal_approval() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  found_route withdrawal_route;
BEGIN
  SELECT * INTO found_route FROM withdrawal_route r WHERE r.member_id = NEW.member_id AND r.withdrawal_id = NEW.id;
  IF NEW.approved_by = 'system/routing' THEN
    IF NEW.four_eyes OR found_route.route IS DISTINCT FROM 'automatic' OR NEW.amount > found_route.automatic_to THEN
      RAISE EXCEPTION 'withdrawal % cannot be approved without staff', NEW.id USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT FROM proposal p
              WHERE p.member_id = NEW.member_id AND p.kind = 'approveWithdrawal' AND p.subject = 'withdrawal/' || NEW.id
                AND p.status IN ('approved', 'executed')
                AND p.payload ->> 'amount' = NEW.amount::text AND p.payload ->> 'currency' = NEW.currency) THEN
    RETURN NEW;
  END IF;
  IF NEW.four_eyes OR found_route.route = 'twoPeople' THEN
    RAISE EXCEPTION 'withdrawal % needs an approved proposal', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  IF found_route.route IS NULL THEN
    RAISE EXCEPTION 'withdrawal % has no route yet', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  IF NOT EXISTS (SELECT FROM withdrawal_approval a
                  WHERE a.member_id = NEW.member_id AND a.withdrawal_id = NEW.id
                    AND 'staff/' || a.staff_id = NEW.approved_by) THEN
    RAISE EXCEPTION 'withdrawal % needs the decision of a staff member', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER require_withdrawal_approval BEFORE UPDATE ON withdrawal
  FOR EACH ROW WHEN (OLD.status = 'REQUESTED' AND NEW.status IN ('APPROVED', 'SENDING', 'UNKNOWN', 'PAID'))
  EXECUTE FUNCTION require_withdrawal_approval();

CREATE FUNCTION keep_withdrawal_routed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'withdrawal % cannot leave routing', OLD.id USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER keep_withdrawal_routed BEFORE UPDATE ON withdrawal
  FOR EACH ROW WHEN (NEW.routed IS DISTINCT FROM OLD.routed OR NEW.four_eyes IS DISTINCT FROM OLD.four_eyes
                     OR NEW.amount IS DISTINCT FROM OLD.amount)
  EXECUTE FUNCTION keep_withdrawal_routed();

-- migrate:down
