-- migrate:up

-- The vendor that verifies identities for an operator.
CREATE TABLE identity_check_provider (
  member_id integer PRIMARY KEY REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('sumsub')),
  -- Everything besides the secrets.
  settings jsonb NOT NULL,
  sealed_secrets bytea NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CALL fence_by_member('identity_check_provider');

-- A check at the vendor for one verification request. Its result answers the request or leaves it to staff.
CREATE TABLE identity_check (
  member_id integer NOT NULL REFERENCES member (id),
  request_id integer NOT NULL,
  player_id integer NOT NULL,
  -- The id of the applicant at the vendor.
  applicant_id text NOT NULL CHECK (length(applicant_id) BETWEEN 1 AND 100),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'passed', 'forStaff')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- The next status check. A webhook makes it due.
  ask_at timestamptz NOT NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, request_id),
  UNIQUE (member_id, applicant_id)
);
CREATE INDEX identity_check_due ON identity_check (member_id, ask_at) WHERE status = 'open';
CALL fence_by_member('identity_check');

GRANT SELECT ON identity_check_provider, identity_check TO fairground_app;
GRANT UPDATE (ask_at) ON identity_check TO fairground_app;
GRANT SELECT, INSERT, UPDATE ON identity_check_provider, identity_check TO fairground_staff;

-- migrate:down
