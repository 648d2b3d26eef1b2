-- migrate:up

-- The lines that follow the record of a deck, in parts of bounded size. A record without parts has all lines in its body.
CREATE TABLE deck_record_part (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  section text NOT NULL CHECK (section IN ('cards', 'rounds', 'tickets')),
  -- The number of lines of the section before this part.
  first integer NOT NULL CHECK (first >= 0),
  lines integer NOT NULL CHECK (lines > 0),
  body text NOT NULL CHECK (right(body, 1) = E'\n' AND length(body) - length(replace(body, E'\n', '')) = lines),
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, instance_id, section, first),
  FOREIGN KEY (member_id, instance_id) REFERENCES deck (member_id, instance_id)
);
CALL fence_by_member('deck_record_part');
CALL make_append_only('deck_record_part');
GRANT SELECT, INSERT ON deck_record_part TO fairground_app;

-- Of two workers that write at once, the primary key refuses one.
CREATE FUNCTION require_next_part() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.first <> (SELECT coalesce(max(p.first + p.lines), 0) FROM deck_record_part p
                    WHERE p.member_id = NEW.member_id AND p.instance_id = NEW.instance_id AND p.section = NEW.section) THEN
    RAISE EXCEPTION 'part % of the % of deck % does not follow the last one', NEW.first, NEW.section, NEW.instance_id
      USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM deck_record r WHERE r.member_id = NEW.member_id AND r.instance_id = NEW.instance_id) THEN
    RAISE EXCEPTION 'the record of deck % is published', NEW.instance_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER require_next_part BEFORE INSERT ON deck_record_part
  FOR EACH ROW EXECUTE FUNCTION require_next_part();

-- migrate:down
