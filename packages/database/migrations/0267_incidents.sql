-- migrate:up

-- Something that went wrong, from an alarm or by hand, with what it affects.
CREATE TABLE incident (
  member_id integer NOT NULL REFERENCES member (id),
  id integer NOT NULL CHECK (id > 0),
  request_id uuid NOT NULL,
  title text NOT NULL CHECK (length(btrim(title)) BETWEEN 1 AND 144),
  alarm_id integer,
  game_id integer,
  affected_from timestamptz NOT NULL,
  affected_to timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
  opened_by text NOT NULL CHECK (length(opened_by) BETWEEN 1 AND 100),
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  closed_at timestamptz,
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, request_id),
  UNIQUE (member_id, alarm_id),
  FOREIGN KEY (member_id, alarm_id) REFERENCES alarm (member_id, id),
  FOREIGN KEY (member_id, game_id) REFERENCES game (member_id, id),
  CHECK (affected_from < affected_to),
  CHECK ((status = 'closed') = (closed_at IS NOT NULL))
);
CALL fence_by_member('incident');

CREATE TABLE incident_entry (
  member_id integer NOT NULL,
  incident_id integer NOT NULL,
  n integer NOT NULL CHECK (n > 0),
  kind text NOT NULL CHECK (kind IN ('opened', 'note', 'proposal', 'message', 'closed')),
  actor text NOT NULL CHECK (length(actor) BETWEEN 1 AND 100),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  proposal_id integer,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, incident_id, n),
  FOREIGN KEY (member_id, incident_id) REFERENCES incident (member_id, id),
  FOREIGN KEY (member_id, proposal_id) REFERENCES proposal (member_id, id),
  CHECK ((kind = 'proposal') = (proposal_id IS NOT NULL))
);
CALL fence_by_member('incident_entry');
CALL make_append_only('incident_entry');

GRANT SELECT ON incident, incident_entry TO fairground_app;
GRANT SELECT, INSERT ON incident, incident_entry TO fairground_staff;
GRANT UPDATE (status, closed_at) ON incident TO fairground_staff;

-- Journals are appended in the order of time, so a small index finds those of a day.
CREATE INDEX journal_by_time ON journal USING brin (created_at) WITH (autosummarize = on);

-- What the overview of the day and of the system shows.
GRANT SELECT ON transfer, payout, backup_run, relay TO fairground_staff;
GRANT SELECT (member_id, id, txid, created_at) ON outbox TO fairground_staff;

-- migrate:down
