-- migrate:up

-- A ticket of a deck gets a card or a refund, never both.
CREATE FUNCTION refuse_card_and_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM deck_card c JOIN ticket_outcome o USING (member_id, instance_id, seq)
              WHERE c.member_id = NEW.member_id AND c.instance_id = NEW.instance_id AND c.seq = NEW.seq AND o.kind = 'REFUND') THEN
    RAISE EXCEPTION 'ticket %/% has a card and a refund', NEW.instance_id, NEW.seq USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER refuse_card_and_refund AFTER INSERT ON deck_card FOR EACH ROW EXECUTE FUNCTION refuse_card_and_refund();
CREATE TRIGGER refuse_card_and_refund AFTER INSERT ON ticket_outcome FOR EACH ROW WHEN (NEW.kind = 'REFUND')
  EXECUTE FUNCTION refuse_card_and_refund();

-- A deck can end with refunded tickets.
CREATE OR REPLACE FUNCTION notify_of_instance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_cause (member_id, kind, ref)
  VALUES (NEW.member_id, CASE NEW.status WHEN 'ENDED' THEN 'win' ELSE 'refund' END, NEW.id);
  IF NEW.status = 'ENDED' AND EXISTS (
       SELECT FROM ticket_outcome WHERE member_id = NEW.member_id AND instance_id = NEW.id AND kind = 'REFUND') THEN
    INSERT INTO notification_cause (member_id, kind, ref) VALUES (NEW.member_id, 'refund', NEW.id);
  END IF;
  RETURN NULL;
END
$$;

-- migrate:down
