-- migrate:up

-- fairground_app reads and writes one member at a time (row-level security). fairground_relay only publishes the
-- outbox of all members to the broker. Neither role owns a table, so neither can disable the policies.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairground_app') THEN
    CREATE ROLE fairground_app LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairground_relay') THEN
    CREATE ROLE fairground_relay LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
END
$$;

-- The member of the current transaction, set with set_config('app.member', ...). If it is not set, no row is visible.
CREATE FUNCTION current_member() RETURNS integer
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.member', true), '')::integer $$;

-- Every table of a member gets the same row-level policy. It is forced, so that it also binds the owner.
CREATE PROCEDURE fence_by_member(name text)
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
  EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  EXECUTE format('CREATE POLICY member_only ON %I USING (member_id = (SELECT current_member())) WITH CHECK (member_id = (SELECT current_member()))', name);
END
$$;

CREATE FUNCTION refuse_change() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: corrections are new rows', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

CREATE PROCEDURE make_append_only(name text)
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name);
END
$$;

-- migrate:down
