-- migrate:up

-- A report that staff requested. A worker generates it; afterwards it cannot change.
CREATE TABLE generated_report (
  member_id integer NOT NULL REFERENCES member (id),
  id integer NOT NULL CHECK (id > 0),
  request_id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- The version of the definition. The worker sets the one that it used.
  version integer NOT NULL CHECK (version > 0),
  period_from timestamptz NOT NULL,
  period_to timestamptz NOT NULL,
  filters jsonb NOT NULL DEFAULT '{}',
  requested_by text NOT NULL CHECK (length(requested_by) BETWEEN 1 AND 100),
  requested_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The earlier report that this one repeats within the same bounds.
  repeats_id integer,
  status text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'running', 'done', 'failed')),
  claimed_until timestamptz NOT NULL DEFAULT '-infinity',
  -- What the report can contain: rows until this time, journals and audit entries until these numbers.
  bound_at timestamptz,
  last_journal bigint,
  last_audit integer,
  row_count integer NOT NULL DEFAULT 0 CHECK (row_count >= 0),
  page_count integer NOT NULL DEFAULT 0 CHECK (page_count >= 0),
  totals jsonb,
  tie_outs jsonb,
  hash bytea CHECK (length(hash) = 32),
  failure text CHECK (length(failure) <= 2000),
  finished_at timestamptz,
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, request_id),
  FOREIGN KEY (member_id, repeats_id) REFERENCES generated_report (member_id, id),
  CHECK (period_from < period_to),
  CHECK ((bound_at IS NULL) = (last_journal IS NULL) AND (bound_at IS NULL) = (last_audit IS NULL)),
  CHECK ((status IN ('done', 'failed')) = (finished_at IS NOT NULL)),
  CHECK ((status = 'done') = (hash IS NOT NULL AND totals IS NOT NULL AND tie_outs IS NOT NULL)),
  CHECK ((status = 'failed') = (failure IS NOT NULL))
);
CREATE INDEX generated_report_waiting ON generated_report (member_id, id) WHERE status IN ('requested', 'running');
CALL fence_by_member('generated_report');

CREATE FUNCTION check_generated_report() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'reports are kept' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.status IN ('done', 'failed') THEN
    RAISE EXCEPTION 'report % is finished', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.member_id, NEW.id, NEW.request_id, NEW.name, NEW.period_from, NEW.period_to, NEW.filters, NEW.requested_by,
      NEW.requested_at, NEW.repeats_id)
     IS DISTINCT FROM
     (OLD.member_id, OLD.id, OLD.request_id, OLD.name, OLD.period_from, OLD.period_to, OLD.filters, OLD.requested_by,
      OLD.requested_at, OLD.repeats_id) THEN
    RAISE EXCEPTION 'the request of report % cannot change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER check_generated_report BEFORE UPDATE OR DELETE ON generated_report
  FOR EACH ROW EXECUTE FUNCTION check_generated_report();

-- The rows of a report in pages: arrays of arrays of texts, in the order of the columns.
CREATE TABLE report_page (
  member_id integer NOT NULL,
  report_id integer NOT NULL,
  n integer NOT NULL CHECK (n > 0),
  rows json NOT NULL,
  PRIMARY KEY (member_id, report_id, n),
  FOREIGN KEY (member_id, report_id) REFERENCES generated_report (member_id, id)
);
CALL fence_by_member('report_page');

CREATE FUNCTION check_report_page() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  page report_page := CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END;
BEGIN
  IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM generated_report r
                                  WHERE r.member_id = page.member_id AND r.id = page.report_id AND r.status IN ('done', 'failed')) THEN
    RAISE EXCEPTION 'the pages of report % are finished', page.report_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END;
END
$$;
CREATE TRIGGER check_report_page BEFORE INSERT OR UPDATE OR DELETE ON report_page
  FOR EACH ROW EXECUTE FUNCTION check_report_page();

-- A staff member may export a report about single players for a while, by a proposal.
CREATE TABLE report_permit (
  member_id integer NOT NULL,
  proposal_id integer NOT NULL,
  report_id integer NOT NULL,
  staff_id integer NOT NULL REFERENCES staff (id),
  until timestamptz NOT NULL,
  PRIMARY KEY (member_id, proposal_id),
  FOREIGN KEY (member_id, report_id) REFERENCES generated_report (member_id, id)
);
CALL fence_by_member('report_permit');
CALL make_append_only('report_permit');

CREATE TABLE report_export (
  member_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  report_id integer NOT NULL,
  staff_id integer NOT NULL REFERENCES staff (id),
  format text NOT NULL CHECK (format IN ('csv', 'xml', 'html')),
  part integer NOT NULL CHECK (part > 0),
  proposal_id integer,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, report_id) REFERENCES generated_report (member_id, id),
  FOREIGN KEY (member_id, proposal_id) REFERENCES report_permit (member_id, proposal_id)
);
CALL fence_by_member('report_export');
CALL make_append_only('report_export');

INSERT INTO proposal_kind (kind) VALUES ('exportPersonalData');

GRANT SELECT, UPDATE ON generated_report TO fairground_app;
GRANT SELECT, INSERT, DELETE ON report_page TO fairground_app;
GRANT SELECT ON report_permit, report_export TO fairground_app;
GRANT SELECT, INSERT ON generated_report, report_permit, report_export TO fairground_staff;
GRANT SELECT ON report_page TO fairground_staff;

-- migrate:down
