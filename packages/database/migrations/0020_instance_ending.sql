-- migrate:up

-- The ending of each instance. DRAWN implies that every play without a planned payout has lost, so that losing plays
-- need no row.
CREATE TABLE instance_ending (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  ending text NOT NULL CHECK (ending IN ('DRAWN', 'REFUNDED')),
  -- The journal that closed the accounts of the instance. A refund has one journal per play.
  journal_id bigint CHECK ((journal_id IS NOT NULL) = (ending = 'DRAWN')),
  lost integer NOT NULL CHECK (lost >= 0 AND (lost = 0 OR ending = 'DRAWN')),
  PRIMARY KEY (member_id, instance_id),
  UNIQUE (member_id, instance_id, ending),
  FOREIGN KEY (member_id, instance_id) REFERENCES game_instance (member_id, id)
);

-- Row-level security also binds the owner, and outcomes are append-only. This migration suspends both to move data.
ALTER TABLE journal NO FORCE ROW LEVEL SECURITY;
ALTER TABLE ticket_outcome NO FORCE ROW LEVEL SECURITY;
ALTER TABLE ticket_outcome DISABLE TRIGGER append_only;

INSERT INTO instance_ending (member_id, instance_id, ending, journal_id, lost)
SELECT j.member_id, j.ref, 'DRAWN', j.id,
       (SELECT count(*) FROM ticket_outcome o WHERE o.member_id = j.member_id AND o.instance_id = j.ref AND o.kind = 'LOST')
  FROM journal j WHERE j.kind = 'close-books'
UNION ALL
SELECT DISTINCT member_id, instance_id, 'REFUNDED', NULL::bigint, 0 FROM ticket_outcome WHERE kind = 'REFUND';
DELETE FROM ticket_outcome WHERE kind = 'LOST';

-- A win requires the ending DRAWN and a refund the ending REFUNDED. The key prevents an instance from having both.
ALTER TABLE ticket_outcome
  DROP CONSTRAINT ticket_outcome_kind_check,
  ADD CONSTRAINT ticket_outcome_kind_check CHECK (kind IN ('WON', 'REFUND')),
  ADD COLUMN ending text NOT NULL GENERATED ALWAYS AS (CASE kind WHEN 'WON' THEN 'DRAWN' ELSE 'REFUNDED' END) STORED,
  ADD FOREIGN KEY (member_id, instance_id, ending) REFERENCES instance_ending (member_id, instance_id, ending);

ALTER TABLE ticket_outcome ENABLE TRIGGER append_only;
ALTER TABLE ticket_outcome FORCE ROW LEVEL SECURITY;
ALTER TABLE journal FORCE ROW LEVEL SECURITY;

CALL fence_by_member('instance_ending');
CALL make_append_only('instance_ending');
GRANT SELECT, INSERT ON instance_ending TO fairground_app;

-- migrate:down
