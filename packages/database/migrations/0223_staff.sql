-- migrate:up

-- fairground_staff serves the operators' staff. It cannot write the ledger, and fairground_app cannot write staff,
-- rights or proposals.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairground_staff') THEN
    CREATE ROLE fairground_staff LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
END
$$;

CREATE TABLE staff (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (length(btrim(name)) BETWEEN 1 AND 80),
  email text NOT NULL CHECK (email ~ '^[^@\s]+@[^@\s]+$' AND length(email) <= 200),
  status text NOT NULL DEFAULT 'invited' CHECK (status IN ('invited', 'active', 'disabled')),
  -- A sealed account for emergencies. Its use raises an alarm.
  break_glass boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX staff_email ON staff (lower(email));

-- A role of a staff member at one operator, or at all operators and the platform if operator_id is null.
CREATE TABLE staff_grant (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff (id),
  operator_id integer REFERENCES member (id),
  role text NOT NULL CHECK (role IN ('platformAdmin', 'productManager', 'gameApprover', 'drawOfficer', 'controller', 'cashier',
    'finance', 'support', 'kycAnalyst', 'saferPlay', 'contentEditor', 'auditor')),
  -- The largest withdrawal that the staff member may approve alone, in minor units of the operator's currency.
  max_amount bigint CHECK (max_amount >= 0),
  -- The proposal that granted the role. Null only for the accounts of the first installation.
  proposal_id integer,
  granted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  revoked_at timestamptz,
  CHECK (role <> 'platformAdmin' OR operator_id IS NULL)
);
CREATE UNIQUE INDEX staff_grant_once ON staff_grant (staff_id, coalesce(operator_id, 0), role) WHERE revoked_at IS NULL;

CREATE TABLE staff_passkey (
  credential_id text PRIMARY KEY CHECK (length(credential_id) BETWEEN 16 AND 1400),
  staff_id integer NOT NULL REFERENCES staff (id),
  public_key bytea NOT NULL,
  counter bigint NOT NULL DEFAULT 0 CHECK (counter >= 0),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 50),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  used_at timestamptz,
  -- A removed passkey is kept, because it has signed votes.
  removed_at timestamptz
);
CREATE INDEX staff_passkey_of_staff ON staff_passkey (staff_id);

CREATE TABLE staff_identity (
  issuer text NOT NULL,
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  staff_id integer NOT NULL REFERENCES staff (id),
  linked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (issuer, subject)
);

-- A link that lets a staff member register the first passkey, once.
CREATE TABLE staff_invitation (
  token_digest bytea PRIMARY KEY CHECK (length(token_digest) = 32),
  staff_id integer NOT NULL REFERENCES staff (id),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE TABLE staff_session (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_digest bytea NOT NULL UNIQUE CHECK (length(token_digest) = 32),
  staff_id integer NOT NULL REFERENCES staff (id),
  method text NOT NULL CHECK (method IN ('passkey', 'oidc', 'device')),
  client text NOT NULL CHECK (length(client) <= 200),
  address text NOT NULL CHECK (length(address) <= 64),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The last proof by passkey.
  proved_at timestamptz,
  ended_at timestamptz
);
CREATE INDEX staff_session_of_staff ON staff_session (staff_id) WHERE ended_at IS NULL;

-- A challenge of a passkey, a request to an identity provider or a sign-in of a command line, each used once.
CREATE TABLE staff_challenge (
  id text PRIMARY KEY CHECK (length(id) >= 16),
  purpose text NOT NULL CHECK (purpose IN ('enrol', 'passkey', 'signIn', 'stepUp', 'oidc', 'device')),
  staff_id integer REFERENCES staff (id),
  secret text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- The platform has its own audit log and proposals, under member 0.
ALTER TABLE audit_entry DROP CONSTRAINT audit_entry_member_id_fkey;
ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_member_check CHECK (member_id >= 0);

-- A change that needs a second person. What was proposed cannot change; only its status can.
CREATE TABLE proposal (
  member_id integer NOT NULL CHECK (member_id >= 0),
  id integer NOT NULL CHECK (id > 0),
  request_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('approveWithdrawal', 'adjustBalance', 'unbanPlayer', 'releaseDraw', 'publishGame',
    'grantRole', 'logSignerTerm')),
  -- What the proposal changes, for example withdrawal/12.
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  payload jsonb NOT NULL,
  payload_hash bytea NOT NULL CHECK (length(payload_hash) = 32),
  reason text NOT NULL CHECK (length(btrim(reason)) BETWEEN 1 AND 1000),
  made_by integer NOT NULL REFERENCES staff (id),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  required_votes smallint NOT NULL CHECK (required_votes > 0),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'approved', 'executed', 'rejected', 'cancelled', 'expired', 'failed')),
  result jsonb,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, request_id),
  CHECK (expires_at > made_at)
);
CREATE UNIQUE INDEX proposal_once ON proposal (member_id, kind, subject) WHERE status IN ('open', 'approved');
CREATE INDEX proposal_of_subject ON proposal (member_id, subject);
CALL fence_by_member('proposal');

-- A vote is a passkey's signature over member, proposal, payload hash, decision and staff member.
CREATE TABLE proposal_vote (
  member_id integer NOT NULL,
  proposal_id integer NOT NULL,
  staff_id integer NOT NULL REFERENCES staff (id),
  decision text NOT NULL CHECK (decision IN ('approve', 'reject')),
  credential_id text NOT NULL REFERENCES staff_passkey (credential_id),
  client_data text NOT NULL,
  authenticator_data bytea NOT NULL,
  signature bytea NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, proposal_id, staff_id),
  FOREIGN KEY (member_id, proposal_id) REFERENCES proposal (member_id, id)
);
CALL fence_by_member('proposal_vote');
CALL make_append_only('proposal_vote');

CREATE FUNCTION check_proposal_vote() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  found_proposal proposal;
BEGIN
  -- The lock orders votes with the other changes of the proposal.
  SELECT * INTO found_proposal FROM proposal p WHERE p.member_id = NEW.member_id AND p.id = NEW.proposal_id FOR UPDATE;
  IF found_proposal.made_by = NEW.staff_id THEN
    RAISE EXCEPTION 'the maker of proposal % must not vote', NEW.proposal_id USING ERRCODE = 'check_violation';
  END IF;
  IF found_proposal.status <> 'open' OR found_proposal.expires_at <= clock_timestamp() THEN
    RAISE EXCEPTION 'proposal % is not open', NEW.proposal_id USING ERRCODE = 'check_violation';
  END IF;
  IF NOT EXISTS (SELECT FROM staff_passkey k JOIN staff s ON s.id = k.staff_id
                  WHERE k.credential_id = NEW.credential_id AND k.staff_id = NEW.staff_id
                    AND k.removed_at IS NULL AND s.status = 'active') THEN
    RAISE EXCEPTION 'the passkey does not belong to staff member %', NEW.staff_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER check_proposal_vote BEFORE INSERT ON proposal_vote FOR EACH ROW EXECUTE FUNCTION check_proposal_vote();

CREATE FUNCTION check_proposal_change() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  approvals integer;
  rejections integer;
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'proposals are kept' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.member_id, NEW.id, NEW.request_id, NEW.kind, NEW.subject, NEW.payload, NEW.payload_hash, NEW.reason, NEW.made_by,
      NEW.made_at, NEW.expires_at, NEW.required_votes)
     IS DISTINCT FROM
     (OLD.member_id, OLD.id, OLD.request_id, OLD.kind, OLD.subject, OLD.payload, OLD.payload_hash, OLD.reason, OLD.made_by,
      OLD.made_at, OLD.expires_at, OLD.required_votes) THEN
    RAISE EXCEPTION 'proposal % cannot change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF NOT ((OLD.status = 'open' AND NEW.status IN ('approved', 'rejected', 'cancelled', 'expired'))
          OR (OLD.status = 'approved' AND NEW.status IN ('executed', 'failed'))) THEN
    RAISE EXCEPTION 'proposal % cannot go from % to %', OLD.id, OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.status IN ('approved', 'executed') THEN
    SELECT count(*) FILTER (WHERE decision = 'approve'), count(*) FILTER (WHERE decision = 'reject')
      INTO approvals, rejections
      FROM proposal_vote v
     WHERE v.member_id = OLD.member_id AND v.proposal_id = OLD.id AND v.staff_id <> OLD.made_by;
    IF approvals < OLD.required_votes OR rejections > 0 THEN
      RAISE EXCEPTION 'proposal % lacks votes', OLD.id USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  IF NEW.status = 'approved' AND OLD.expires_at <= clock_timestamp() THEN
    RAISE EXCEPTION 'proposal % has expired', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER check_proposal_change BEFORE UPDATE OR DELETE ON proposal FOR EACH ROW EXECUTE FUNCTION check_proposal_change();

CREATE FUNCTION check_new_proposal() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'open' THEN
    RAISE EXCEPTION 'a new proposal is open' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER check_new_proposal BEFORE INSERT ON proposal FOR EACH ROW EXECUTE FUNCTION check_new_proposal();

-- The last wall behind the lane: a large withdrawal or an adjustment needs an approved proposal.
CREATE FUNCTION require_withdrawal_proposal() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM proposal p
                  WHERE p.member_id = NEW.member_id AND p.kind = 'approveWithdrawal' AND p.subject = 'withdrawal/' || NEW.id
                    AND p.status IN ('approved', 'executed')) THEN
    RAISE EXCEPTION 'withdrawal % needs an approved proposal', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER require_withdrawal_proposal BEFORE UPDATE ON withdrawal
  FOR EACH ROW WHEN (NEW.four_eyes AND OLD.status = 'REQUESTED' AND NEW.status = 'APPROVED')
  EXECUTE FUNCTION require_withdrawal_proposal();

ALTER TABLE adjustment ADD COLUMN proposal_id integer;
CREATE UNIQUE INDEX adjustment_once ON adjustment (member_id, proposal_id);

CREATE FUNCTION require_adjustment_proposal() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM proposal p
                  WHERE p.member_id = NEW.member_id AND p.id = NEW.proposal_id AND p.kind = 'adjustBalance'
                    AND p.status IN ('approved', 'executed')
                    AND (p.payload ->> 'playerId')::integer = NEW.player_id
                    AND (p.payload ->> 'amount')::bigint = NEW.amount
                    AND p.payload ->> 'currency' = NEW.currency) THEN
    RAISE EXCEPTION 'the adjustment of player % needs an approved proposal', NEW.player_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER require_adjustment_proposal BEFORE INSERT ON adjustment
  FOR EACH ROW EXECUTE FUNCTION require_adjustment_proposal();

GRANT SELECT ON staff, staff_grant, staff_passkey, proposal, proposal_vote TO fairground_app;

GRANT SELECT, INSERT, UPDATE ON staff, staff_grant, staff_passkey, staff_identity, staff_invitation, staff_session TO fairground_staff;
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_challenge TO fairground_staff;
GRANT SELECT, INSERT, UPDATE ON proposal TO fairground_staff;
GRANT SELECT, INSERT ON proposal_vote, audit_entry TO fairground_staff;

-- What staff read. The ledger is read only.
GRANT SELECT ON account, currency_rate, withdrawal, payment, journal, ticket, ticket_outcome, limit_change, document, player_key,
  player_detail, site_language, game_text, draw_commit, draw_beacon, draw_result, draw_record, draw_skip, countersigned_close,
  countersigned_round, logged_result, game_chain, deck, log_checkpoint, log_policy, log_head, exclusion, exclusion_spread,
  live_ticket, subscription, referral TO fairground_staff;

-- What staff change.
GRANT SELECT, INSERT ON member, lane, game, draw_hold, draw_release, instance_event, log_entry, log_tile, ticket_reprint,
  external_play TO fairground_staff;
GRANT UPDATE (epoch) ON lane TO fairground_staff;
GRANT INSERT ON outbox TO fairground_staff;
GRANT SELECT ON player, session, game_instance, withdrawal_order, deposit_order TO fairground_staff;
GRANT UPDATE (status, segment, password_hash, change_password, temporary_until, demo, verification_status, id_verified_at,
  address_verified_at, closed_at, contact_by) ON player TO fairground_staff;
GRANT UPDATE ON ticket_reprint, external_play TO fairground_staff;
GRANT UPDATE (end_reason, ended_at) ON session TO fairground_staff;
GRANT UPDATE (status, version, due_at, attempts, last_error, start_at, end_at, closed_at) ON game_instance TO fairground_staff;
GRANT UPDATE (reason, ask_at) ON withdrawal_order TO fairground_staff;
GRANT UPDATE (refund_at, ask_at) ON deposit_order TO fairground_staff;
GRANT SELECT, INSERT, UPDATE ON verification_request, support_case, public_log, site_notice, site_page, site_page_text,
  site_picture, site_style, ad, identity_provider, whitelabel_partner, persistent_event, notification_cause,
  link_key TO fairground_staff;
GRANT DELETE ON site_page, site_page_text TO fairground_staff;
GRANT SELECT, DELETE ON totp, passkey, passkey_challenge, recovery_code, second_step, login_failure, known_origin TO fairground_staff;
-- Triggers and rules follow a change of the account's status.
GRANT SELECT, INSERT, UPDATE ON status_period TO fairground_staff;
GRANT SELECT ON bonus_offer, bonus_grant TO fairground_staff;
GRANT UPDATE (paused_at, use_by) ON bonus_offer TO fairground_staff;
GRANT UPDATE (paused_at, expires_at) ON bonus_grant TO fairground_staff;

-- Mails and messages of staff go into the queues that workers create.
GRANT USAGE ON SCHEMA jobs TO fairground_staff;
GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA jobs TO fairground_staff;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA jobs TO fairground_staff;
ALTER DEFAULT PRIVILEGES FOR ROLE fairground_app IN SCHEMA jobs GRANT SELECT, INSERT, UPDATE ON TABLES TO fairground_staff;

-- migrate:down
