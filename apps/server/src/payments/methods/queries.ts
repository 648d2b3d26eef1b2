import type { Tx } from '@fairground/database/transaction'
import { OPEN_WITHDRAWAL_STATUSES } from '@fairground/rules/payments/withdrawal'
import { sql } from 'kysely'
import type { PaymentKind } from '#providers/payments.ts'
import type { PlayerKey } from '#platform/player-key.ts'

/** How long the ledger may take to answer a request for a withdrawal. */
const requestMinutes = 5

/** The methods to which a withdrawal is under way or is being requested. */
export const readMethodsInUse = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ savedId: number }>`
    SELECT o.saved_id AS "savedId"
      FROM withdrawal_order o
      LEFT JOIN journal j ON j.member_id = o.member_id AND j.op_key = o.op_key
      LEFT JOIN withdrawal w ON w.member_id = j.member_id AND w.id = j.id
     WHERE o.member_id = ${memberId} AND o.player_id = ${playerId}
       AND (w.status = ANY (${[...OPEN_WITHDRAWAL_STATUSES]})
            OR (j.id IS NULL AND o.made_at > clock_timestamp() - make_interval(mins => ${requestMinutes})))`.execute(
    tx,
  )
  return new Set(rows.map(({ savedId }) => savedId))
}

/** Locks the methods of a player, so that a removal and a new withdrawal exclude each other. */
export const lockMethods = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<void> => {
  await tx
    .selectFrom('saved_payment')
    .select('id')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export interface PayoutSetup {
  readonly id: number
  readonly kind: PaymentKind
  readonly isDone: boolean
}

/** The setup of this request, which is inserted if it is new. */
export const ensurePayoutSetup = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  requestId: string,
  kind: PaymentKind,
): Promise<PayoutSetup> => {
  await tx
    .insertInto('payout_setup')
    .values({ member_id: memberId, player_id: playerId, request_id: requestId, kind })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const setup = await findPayoutSetup(tx, { memberId, playerId }, requestId)
  if (!setup) throw new Error('the new payout setup is not there')
  return setup
}

export const findPayoutSetup = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  requestId: string,
): Promise<PayoutSetup | undefined> => {
  const row = await tx
    .selectFrom('payout_setup')
    .select(['id', 'kind', 'saved_id'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row && { id: row.id, kind: row.kind as PaymentKind, isDone: row.saved_id !== null }
}

export const finishPayoutSetup = async (
  tx: Tx,
  memberId: number,
  setupId: number,
  savedId: number,
): Promise<void> => {
  await tx
    .updateTable('payout_setup')
    .set({ saved_id: savedId })
    .where('member_id', '=', memberId)
    .where('id', '=', setupId)
    .execute()
}
