-- migrate:up

-- Operators also write the texts of notifications.
ALTER TABLE language_text
  DROP CONSTRAINT language_text_key_check,
  ADD CONSTRAINT language_text_key_check CHECK (key ~ '^(mail:|notification:)?[a-zA-Z][a-zA-Z0-9_.]{0,99}$');

-- migrate:down
