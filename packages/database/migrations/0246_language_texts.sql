-- migrate:up

-- A language is data: its name, its direction of writing and the language that fills its gaps. Without a direction the
-- code of the language decides; without a fallback English fills the gaps.
ALTER TABLE site_language
  ADD COLUMN direction text CHECK (direction IN ('ltr', 'rtl')),
  ADD COLUMN fallback text CHECK (fallback ~ '^[a-z]{2}(_[A-Z]{2})?$' AND fallback <> language),
  -- Names the state of the operator's texts in the addresses that browsers cache. Empty if there are none.
  ADD COLUMN texts_hash text NOT NULL DEFAULT '';

-- The operator's texts in place of those that the release contains. Texts of mails have a prefix.
CREATE TABLE language_text (
  member_id integer NOT NULL,
  language text NOT NULL,
  key text NOT NULL CHECK (key ~ '^(mail:)?[a-zA-Z][a-zA-Z0-9_.]{0,99}$'),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  -- The hash of the text that was translated; it differs after the release has changed that text.
  source_hash text NOT NULL,
  author text NOT NULL CHECK (length(author) BETWEEN 1 AND 100),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, language, key),
  FOREIGN KEY (member_id, language) REFERENCES site_language (member_id, language)
);
CALL fence_by_member('language_text');

INSERT INTO language_text (member_id, language, key, text, source_hash, author)
SELECT l.member_id, l.language, m.key, m.value, '', 'migration'
  FROM site_language l CROSS JOIN LATERAL jsonb_each_text(l.messages) AS m
 WHERE m.key ~ '^[a-zA-Z][a-zA-Z0-9_.]{0,99}$' AND length(m.value) BETWEEN 1 AND 4000;
UPDATE site_language l SET texts_hash = 'migrated'
 WHERE EXISTS (SELECT FROM language_text t WHERE (t.member_id, t.language) = (l.member_id, l.language));
ALTER TABLE site_language DROP COLUMN messages;

GRANT SELECT ON language_text TO fairground_app, fairground_staff;
GRANT INSERT, UPDATE, DELETE ON language_text TO fairground_staff;
UPDATE schema_minimum SET minimal = '0246';

-- migrate:down
