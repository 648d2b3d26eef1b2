-- migrate:up

-- The first ticket binds what decides its outcome and its price. A ticket counts even if it was cancelled, because the
-- buyer's receipt states these terms.
CREATE FUNCTION refuse_changed_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.sold > 0 OR EXISTS (SELECT FROM ticket WHERE member_id = OLD.member_id AND instance_id = OLD.id) THEN
    RAISE EXCEPTION 'the terms of instance % are bound by its first sale', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER bind_terms BEFORE UPDATE OF member_id, id, game_id, rules, prize_table, currency, price, fee, deal_seed
  ON game_instance FOR EACH ROW
  WHEN ((OLD.member_id, OLD.id, OLD.game_id, OLD.rules, OLD.prize_table, OLD.currency, OLD.price, OLD.fee, OLD.deal_seed)
        IS DISTINCT FROM
        (NEW.member_id, NEW.id, NEW.game_id, NEW.rules, NEW.prize_table, NEW.currency, NEW.price, NEW.fee, NEW.deal_seed))
  EXECUTE FUNCTION refuse_changed_terms();
CREATE TRIGGER keep_terms BEFORE DELETE ON game_instance FOR EACH ROW EXECUTE FUNCTION refuse_changed_terms();

-- The application never changes the terms of an instance, its size or its limit per player.
REVOKE UPDATE ON game_instance FROM fairground_app;
GRANT UPDATE (status, version, sold, players, frontier, pool, reg_end, start_at, end_at, closed_at, due_at, reschedules,
              attempts, last_error)
  ON game_instance TO fairground_app;

-- migrate:down
