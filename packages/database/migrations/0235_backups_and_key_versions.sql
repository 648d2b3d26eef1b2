-- migrate:up

-- One row per finished backup, so that monitoring sees the age of the newest one.
CREATE TABLE backup_run (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  started_at timestamptz NOT NULL,
  finished_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  bytes bigint NOT NULL CHECK (bytes > 0),
  -- SHA-256 of the manifest.
  manifest bytea NOT NULL CHECK (length(manifest) = 32)
);
CALL make_append_only('backup_run');
GRANT SELECT ON backup_run TO fairground_app;

-- The version of the vault key that sealed a value: four fixed bytes and two bytes of the version in front of it. A value
-- without them has version 1. apps/server/src/vault/key-header.ts is the other side.
CREATE FUNCTION vault_key_version(sealed bytea) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT CASE WHEN substring(sealed FROM 1 FOR 4) = '\xfa17c0de'
                THEN get_byte(sealed, 4) * 256 + get_byte(sealed, 5)
                ELSE 1 END
  $$;

-- Webhooks stay append-only, but a new version of the vault key seals them again. Only the owner has the right to update.
CREATE FUNCTION refuse_other_than_sealed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'sealed' IS DISTINCT FROM to_jsonb(OLD) - 'sealed' THEN
    RAISE EXCEPTION '% is append-only: corrections are new rows', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
DROP TRIGGER append_only ON payment_inbox;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON payment_inbox
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER only_sealed_changes BEFORE UPDATE ON payment_inbox
  FOR EACH ROW EXECUTE FUNCTION refuse_other_than_sealed();

-- migrate:down
