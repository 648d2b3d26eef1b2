-- migrate:up

-- A gateway queries which sessions have changed instead of reading each of them every second. The id of the transaction says
-- when, because a time would miss transactions that commit late: their id is not below the xmin of a snapshot without them.
ALTER TABLE session ADD COLUMN changed_in xid8;
ALTER TABLE player ADD COLUMN access_changed_in xid8;
CREATE INDEX session_change ON session (member_id, changed_in) WHERE changed_in IS NOT NULL;
CREATE INDEX player_access_change ON player (member_id, access_changed_in) WHERE access_changed_in IS NOT NULL;

CREATE FUNCTION note_session_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END
$$;
CREATE FUNCTION note_access_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.access_changed_in := pg_current_xact_id();
  RETURN NEW;
END
$$;

-- The columns that a gateway remembers, without the age of the session: seen_at is written every 30 seconds.
CREATE TRIGGER note_change BEFORE UPDATE OF player_id, token_hash, ended_at, secret_hash, renew_from ON session
  FOR EACH ROW WHEN ((OLD.player_id, OLD.token_hash, OLD.ended_at, OLD.secret_hash, OLD.renew_from)
         IS DISTINCT FROM (NEW.player_id, NEW.token_hash, NEW.ended_at, NEW.secret_hash, NEW.renew_from))
  EXECUTE FUNCTION note_session_change();
CREATE TRIGGER note_access_change BEFORE UPDATE OF status, change_password, demo ON player
  FOR EACH ROW WHEN ((OLD.status, OLD.change_password, OLD.demo) IS DISTINCT FROM (NEW.status, NEW.change_password, NEW.demo))
  EXECUTE FUNCTION note_access_change();

-- migrate:down
