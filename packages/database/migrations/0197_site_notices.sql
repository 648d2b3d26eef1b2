-- migrate:up

-- What an operator's staff announce to every visitor: maintenance, which closes the site, and a message, which does not.
-- The status is stored and not derived from the clock, so that it changes in the transaction that publishes the event.
CREATE TABLE site_notice (
  member_id integer NOT NULL REFERENCES member (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('maintenance', 'message')),
  title text NOT NULL DEFAULT '' CHECK (length(title) <= 144),
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 2000),
  starts_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ends_at timestamptz CHECK (ends_at > starts_at),
  status text NOT NULL CHECK (status IN ('planned', 'active', 'over')),
  PRIMARY KEY (member_id, id)
);
CREATE UNIQUE INDEX one_active_notice ON site_notice (member_id, kind) WHERE status = 'active';
CREATE INDEX site_notice_open ON site_notice (member_id, starts_at) WHERE status <> 'over';

INSERT INTO site_notice (member_id, kind, body, status)
SELECT id, 'maintenance', left(coalesce(nullif(maintenance, ''), 'We are doing some maintenance.'), 2000), 'active'
  FROM member WHERE maintenance IS NOT NULL;
INSERT INTO site_notice (member_id, kind, body, status)
SELECT id, 'message', left(settings ->> 'announcement', 2000), 'active'
  FROM member WHERE coalesce(settings ->> 'announcement', '') <> '';
CALL fence_by_member('site_notice');
GRANT SELECT, INSERT, UPDATE ON site_notice TO fairground_app;

ALTER TABLE member DROP COLUMN maintenance;
UPDATE member SET settings = settings - 'announcement' WHERE settings ? 'announcement';

-- migrate:down
