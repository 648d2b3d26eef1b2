-- migrate:up
-- Replaces per-row foreign key checks with one check per statement, because a batch of purchases writes hundreds of
-- transfers between a few accounts. The referenced rows can neither be deleted nor get another key.
CREATE FUNCTION transfers_point_to_rows() RETURNS trigger LANGUAGE plpgsql
-- The tables may grow after a plan is cached. A look-up by key stays fast at any size.
SET enable_seqscan = off AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added t
     WHERE (SELECT d.currency FROM account d WHERE d.member_id = t.member_id AND d.id = t.debit_id) IS DISTINCT FROM t.currency
        OR (SELECT c.currency FROM account c WHERE c.member_id = t.member_id AND c.id = t.credit_id) IS DISTINCT FROM t.currency
        OR (SELECT j.id FROM journal j WHERE j.member_id = t.member_id AND j.id = t.journal_id) IS NULL
  ) THEN
    RAISE EXCEPTION 'a transfer needs its journal and two accounts in its currency' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER point_to_rows AFTER INSERT ON transfer REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION transfers_point_to_rows();

ALTER TABLE transfer
  DROP CONSTRAINT transfer_member_id_journal_id_fkey,
  DROP CONSTRAINT transfer_member_id_debit_id_currency_fkey,
  DROP CONSTRAINT transfer_member_id_credit_id_currency_fkey;

CREATE FUNCTION refuse_renaming() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'transfers point to account %: it can neither be renamed nor deleted', OLD.id USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER keep_name BEFORE UPDATE OF member_id, id, kind, ref, currency ON account
  FOR EACH ROW WHEN ((OLD.member_id, OLD.id, OLD.kind, OLD.ref, OLD.currency) IS DISTINCT FROM (NEW.member_id, NEW.id, NEW.kind, NEW.ref, NEW.currency))
  EXECUTE FUNCTION refuse_renaming();
CREATE TRIGGER keep BEFORE DELETE ON account FOR EACH ROW EXECUTE FUNCTION refuse_renaming();

-- A journal is written under the lock of its member's lane row, which has the foreign key.
ALTER TABLE journal DROP CONSTRAINT journal_member_id_fkey;

-- A batch of purchases locks the lane row instead of each player row. A change of a player waits for the batch, and the
-- next batch sees the change.
CREATE FUNCTION wait_for_lane() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM lane WHERE member_id = NEW.member_id FOR SHARE;
  RETURN NEW;
END
$$;
CREATE TRIGGER wait_for_lane BEFORE UPDATE OF status, segment, email_verified, has_deposited ON player
  FOR EACH ROW EXECUTE FUNCTION wait_for_lane();

-- Only the foreign keys needed this constraint.
ALTER TABLE account DROP CONSTRAINT account_member_id_id_currency_key;

-- migrate:down
