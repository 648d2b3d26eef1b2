import { inMember, type Tx } from '@fairground/database/transaction'
import { formatExact } from '@fairground/rules/money/format'
import { moneyOf } from '#instance/terms.ts'
import { mailPlayer } from '#player/mail-player.ts'
import { playerById } from '#player/player-rows.ts'
import type { ProviderPayout } from '#providers/payments.ts'
import { type PayoutOrderRow, setReason } from './payout-orders.ts'
import type { SettlingParts } from './settling.ts'

/** The provider's last word: the money on hold is gone, or the player's again. Said again, it changes nothing. */
export const endWithdrawal = async (
  parts: SettlingParts,
  order: PayoutOrderRow,
  { state, reason }: ProviderPayout,
): Promise<void> => {
  const { db, lane, member } = parts
  const { withdrawalId, playerId, currency } = order
  const ask = { withdrawalId, playerId, currency }
  const isPaid = state === 'paid'
  if (!isPaid && reason !== null)
    await inMember(db, member.id, tx => setReason(tx, member.id, order.opKey, reason))
  const answer = isPaid
    ? await lane.ask(member.id, 'payWithdrawal', ask)
    : await lane.ask(member.id, 'rejectWithdrawal', { ...ask, by: 'provider' })
  if (!answer.done)
    throw new Error(`withdrawal ${withdrawalId} is ${state} at the provider: ${answer.reason}`)
  await inMember(db, member.id, async tx => {
    const { numUpdatedRows } = await tx
      .updateTable('payout_order')
      .set({ ask_at: null })
      .where('member_id', '=', member.id)
      .where('op_key', '=', order.opKey)
      .where('ask_at', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await sendNotice(tx, parts, order, isPaid)
  })
}

const sendNotice = async (
  tx: Tx,
  parts: SettlingParts,
  { playerId, withdrawalId, amount, currency }: PayoutOrderRow,
  isPaid: boolean,
): Promise<void> => {
  const row = await playerById(tx, parts.member.id, playerId)
  if (!row.contact_by.includes('withdrawals')) return
  const facts = {
    username: row.username,
    amount: formatExact(moneyOf(amount, currency)),
    orderId: withdrawalId,
  }
  const kind = isPaid ? 'withdrawalPaid' : 'withdrawalRejected'
  await mailPlayer(tx, parts, parts.member, row, { kind, facts })
}
