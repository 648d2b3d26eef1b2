-- migrate:up

-- A held draw: the control system computed other winners, or a staff member stopped it. It is neither paid nor refunded
-- until two people release it. Both outputs are kept.
CREATE TABLE draw_hold (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  n smallint NOT NULL CHECK (n > 0),
  close_hash bytea NOT NULL CHECK (length(close_hash) = 32),
  -- Null if the control system differs.
  held_by text CHECK (btrim(held_by) <> ''),
  reason text NOT NULL CHECK (reason <> ''),
  platform_output jsonb,
  control_output jsonb,
  held_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, instance_id, n),
  FOREIGN KEY (member_id, instance_id) REFERENCES game_instance (member_id, id),
  CHECK (held_by IS NOT NULL OR (platform_output IS NOT NULL AND control_output IS NOT NULL))
);
CALL fence_by_member('draw_hold');
CALL make_append_only('draw_hold');
GRANT SELECT, INSERT ON draw_hold TO fairground_app;

-- The second approval releases the draw. The index refuses the same person twice.
CREATE TABLE draw_release (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  n smallint NOT NULL,
  approval smallint NOT NULL CHECK (approval IN (1, 2)),
  actor text NOT NULL CHECK (btrim(actor) <> ''),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, instance_id, n, approval),
  FOREIGN KEY (member_id, instance_id, n) REFERENCES draw_hold (member_id, instance_id, n)
);
CREATE UNIQUE INDEX two_people_release ON draw_release (member_id, instance_id, n, lower(btrim(actor)));
CALL fence_by_member('draw_release');
CALL make_append_only('draw_release');
GRANT SELECT, INSERT ON draw_release TO fairground_app;

CREATE FUNCTION refuse_single_release() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.approval = 2 AND NOT EXISTS (
    SELECT FROM draw_release r
     WHERE r.member_id = NEW.member_id AND r.instance_id = NEW.instance_id AND r.n = NEW.n AND r.approval = 1
  ) THEN
    RAISE EXCEPTION 'instance % needs two approvals', NEW.instance_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER refuse_single_release BEFORE INSERT ON draw_release
  FOR EACH ROW EXECUTE FUNCTION refuse_single_release();

-- A held draw gets no result, and its stakes are neither paid nor refunded.
CREATE FUNCTION refuse_held() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM draw_hold h
     WHERE h.member_id = NEW.member_id AND h.instance_id = NEW.instance_id
       AND NOT EXISTS (SELECT FROM draw_release r
                        WHERE r.member_id = h.member_id AND r.instance_id = h.instance_id AND r.n = h.n AND r.approval = 2)
  ) THEN
    RAISE EXCEPTION 'instance % is held', NEW.instance_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER refuse_held BEFORE INSERT ON draw_result FOR EACH ROW EXECUTE FUNCTION refuse_held();
CREATE TRIGGER refuse_held BEFORE INSERT ON instance_ending FOR EACH ROW EXECUTE FUNCTION refuse_held();

-- A draw with the control system's balance gets no result without its signature of the winners.
CREATE FUNCTION refuse_unconfirmed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM draw_commit d
      JOIN countersigned_close c
        ON c.member_id = d.member_id AND c.game_id = d.game_id AND c.chain = d.chain AND c.chain_index = d.chain_index
     WHERE d.member_id = NEW.member_id AND d.instance_id = NEW.instance_id AND c.control_signature IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'the control system did not confirm the winners of instance %', NEW.instance_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER refuse_unconfirmed BEFORE INSERT ON draw_result
  FOR EACH ROW WHEN (NEW.control_signature IS NULL) EXECUTE FUNCTION refuse_unconfirmed();

-- migrate:down
