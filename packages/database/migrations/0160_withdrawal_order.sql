-- migrate:up

-- "Payout" means the payment of a prize (table payout), so the order of a withdrawal is named after the withdrawal.
-- Row-level security, the policy and the grants belong to the table and stay in force under its new name.
ALTER TABLE payout_order RENAME TO withdrawal_order;
ALTER TABLE withdrawal_order RENAME CONSTRAINT payout_order_pkey TO withdrawal_order_pkey;
ALTER TABLE withdrawal_order RENAME CONSTRAINT payout_order_reason_check TO withdrawal_order_reason_check;
ALTER TABLE withdrawal_order
  RENAME CONSTRAINT payout_order_member_id_player_id_fkey TO withdrawal_order_member_id_player_id_fkey;
ALTER TABLE withdrawal_order
  RENAME CONSTRAINT payout_order_member_id_saved_id_fkey TO withdrawal_order_member_id_saved_id_fkey;
ALTER INDEX payout_order_due RENAME TO withdrawal_order_due;

-- PostgreSQL 18 names its NOT NULL constraints after the table; earlier versions have none.
DO $$
DECLARE
  old_name name;
BEGIN
  FOR old_name IN
    SELECT conname FROM pg_constraint
     WHERE conrelid = 'withdrawal_order'::regclass AND contype = 'n' AND starts_with(conname::text, 'payout_order_')
  LOOP
    EXECUTE format('ALTER TABLE withdrawal_order RENAME CONSTRAINT %I TO %I',
                   old_name, replace(old_name::text, 'payout_order_', 'withdrawal_order_'));
  END LOOP;
END
$$;

-- migrate:down
