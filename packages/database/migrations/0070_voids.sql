-- migrate:up

ALTER TABLE journal
  DROP CONSTRAINT journal_kind_check,
  ADD CONSTRAINT journal_kind_check CHECK (kind IN (
    'join', 'join-cancel', 'pay', 'close-books', 'refund', 'deposit', 'fund-jackpot', 'bonus-grant', 'bonus-release',
    'bonus-expire', 'coupon', 'set-limit', 'deposit-order', 'deposit-credit', 'deposit-suspense', 'deposit-reversal',
    'charge-back', 'withdrawal-hold', 'withdrawal-pay', 'withdrawal-release', 'sub-open', 'sub-skip', 'sub-cancel',
    'adjust', 'deck-open', 'card-prize', 'deck-end'));

-- A cancelled play has an outcome, so the primary key prevents it from also being paid. It belongs to no ending of its
-- instance. void_seq is the position in the Merkle tree of the entry that cancels the play.
ALTER TABLE ticket_outcome
  DROP CONSTRAINT ticket_outcome_kind_check,
  DROP COLUMN ending,
  ADD CONSTRAINT ticket_outcome_kind_check CHECK (kind IN ('WON', 'REFUND', 'VOID')),
  ADD COLUMN void_seq integer,
  ADD CONSTRAINT ticket_outcome_void_check CHECK ((void_seq IS NOT NULL) = (kind = 'VOID') AND (void_seq IS NULL OR void_seq > seq)),
  ADD COLUMN ending text GENERATED ALWAYS AS (CASE kind WHEN 'WON' THEN 'DRAWN' WHEN 'REFUND' THEN 'REFUNDED' END) STORED,
  ADD FOREIGN KEY (member_id, instance_id, ending) REFERENCES instance_ending (member_id, instance_id, ending);

CREATE UNIQUE INDEX one_void_per_place ON ticket_outcome (member_id, instance_id, void_seq) WHERE kind = 'VOID';

-- No cancellation may follow the close record, and a position in the tree is either a play or a cancellation.
CREATE FUNCTION refuse_late_void() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM draw_commit c WHERE c.member_id = NEW.member_id AND c.instance_id = NEW.instance_id) THEN
    RAISE EXCEPTION 'play %/% cannot be given back: its instance is sealed', NEW.instance_id, NEW.seq USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM ticket t WHERE t.member_id = NEW.member_id AND t.instance_id = NEW.instance_id AND t.seq = NEW.void_seq) THEN
    RAISE EXCEPTION 'place %/% holds a play, not a void', NEW.instance_id, NEW.void_seq USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER refuse_late_void BEFORE INSERT ON ticket_outcome
  FOR EACH ROW WHEN (NEW.kind = 'VOID') EXECUTE FUNCTION refuse_late_void();

-- The plays that are not cancelled and take part in the draw.
CREATE VIEW live_ticket WITH (security_invoker = true) AS
SELECT t.* FROM ticket t
 WHERE NOT EXISTS (SELECT FROM ticket_outcome o
                    WHERE o.member_id = t.member_id AND o.instance_id = t.instance_id AND o.seq = t.seq AND o.kind = 'VOID');
GRANT SELECT ON live_ticket TO fairground_app;

-- migrate:down
