import type { Tx } from '@fairground/database/transaction'

/**
 * Stores each webhook once and makes the order of a new one due for a status check.
 * Parameters: operator id, provider, then one array per column.
 */
export const insertWebhooks = `
  WITH received AS (
    SELECT * FROM unnest($3::text[], $4::text[], $5::bytea[], $6::bigint[], $7::bigint[])
      AS t (event_id, reference, sealed, deposit_id, withdrawal_id)),
  inserted AS (
    INSERT INTO payment_inbox (member_id, provider, event_id, reference, sealed)
    SELECT $1::int, $2::text, event_id, reference, sealed FROM received
    ON CONFLICT DO NOTHING RETURNING event_id),
  new_webhook AS (SELECT deposit_id, withdrawal_id FROM received JOIN inserted USING (event_id)),
  deposits AS (
    UPDATE deposit_order AS o SET ask_at = clock_timestamp()
      FROM new_webhook JOIN journal j ON j.member_id = $1 AND j.id = new_webhook.deposit_id
     WHERE o.member_id = $1 AND o.op_key = j.op_key)
  UPDATE withdrawal_order AS o SET ask_at = clock_timestamp()
    FROM new_webhook JOIN journal j ON j.member_id = $1 AND j.id = new_webhook.withdrawal_id
   WHERE o.member_id = $1 AND o.op_key = j.op_key`

interface OrderWebhooks {
  readonly memberId: number
  readonly provider: string
  readonly reference: string
}

/** The encrypted texts of an order's webhooks, oldest first. */
export const readSealedWebhooks = async (
  tx: Tx,
  { memberId, provider, reference }: OrderWebhooks,
): Promise<readonly Buffer[]> => {
  const rows = await tx
    .selectFrom('payment_inbox')
    .select('sealed')
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .orderBy('received_at')
    .execute()
  return rows.map(({ sealed }) => sealed)
}

export const insertWebhook = async (
  tx: Tx,
  { memberId, provider, reference }: OrderWebhooks,
  eventId: string,
  sealed: Buffer,
): Promise<void> => {
  await tx
    .insertInto('payment_inbox')
    .values({ member_id: memberId, provider, event_id: eventId, reference, sealed })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
