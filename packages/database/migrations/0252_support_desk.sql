-- migrate:up

-- One analyst works on a request at a time. A claim ends by itself after half an hour.
ALTER TABLE verification_request
  ADD COLUMN submitted_at timestamptz,
  ADD COLUMN claimed_by integer REFERENCES staff (id),
  ADD COLUMN claimed_at timestamptz,
  ADD CONSTRAINT verification_request_claim_check CHECK ((claimed_by IS NULL) = (claimed_at IS NULL));
CREATE INDEX verification_request_queue ON verification_request (member_id, (coalesce(submitted_at, requested_at)), id)
  WHERE status = 'SUBMITTED';

-- The time by which a case must be answered. Old cases have the default of their time.
ALTER TABLE support_case
  ADD COLUMN due_at timestamptz,
  ADD COLUMN assigned_to integer REFERENCES staff (id),
  ADD COLUMN waiting_since timestamptz;
UPDATE support_case SET due_at = opened_at + interval '48 hours', waiting_since = opened_at;
ALTER TABLE support_case
  ALTER COLUMN due_at SET DEFAULT clock_timestamp() + interval '48 hours',
  ALTER COLUMN due_at SET NOT NULL,
  ALTER COLUMN waiting_since SET DEFAULT clock_timestamp(),
  ALTER COLUMN waiting_since SET NOT NULL;
CREATE INDEX support_case_queue ON support_case (member_id, status, due_at, id);

-- Texts that staff use in answers.
CREATE TABLE support_macro (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL CHECK (length(btrim(name)) BETWEEN 1 AND 64),
  language text NOT NULL CHECK (language ~ '^[a-z]{2}(_[A-Z]{2})?$'),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, name, language),
  FOREIGN KEY (member_id) REFERENCES member (id)
);
CALL fence_by_member('support_macro');
GRANT SELECT, INSERT, UPDATE, DELETE ON support_macro TO fairground_staff;

-- migrate:down
