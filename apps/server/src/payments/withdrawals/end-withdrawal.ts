import { inMember, type Tx } from '@fairground/database/transaction'
import { formatExact } from '@fairground/rules/money/format'
import { toMoney } from '#platform/money.ts'
import { toLocale } from '#mail/mail-moment.ts'
import { mailPlayer } from '#player/mail-player.ts'
import { readPlayer } from '#player/queries/players.ts'
import type { ProviderPayout } from '#providers/payments.ts'
import { setReason, stopPolling, type StoredWithdrawalOrder } from './queries.ts'
import type { PaymentDeps } from '#payments/payment-deps.ts'

/** Applies the provider's final status: the held money is paid out or returned to the player. Repeating it is safe. */
export const endWithdrawal = async (
  deps: PaymentDeps,
  order: StoredWithdrawalOrder,
  { state, reason }: ProviderPayout,
): Promise<void> => {
  const { db, lane, member } = deps
  const { withdrawalId, playerId, currency } = order
  const request = { withdrawalId, playerId, currency }
  const isPaid = state === 'paid'
  if (!isPaid && reason !== null)
    await inMember(db, member.id, tx => setReason(tx, member.id, order.opKey, reason))
  const answer = isPaid
    ? await lane.submit(member.id, 'payWithdrawal', request)
    : await lane.submit(member.id, 'rejectWithdrawal', { ...request, by: 'provider' })
  if (!answer.done)
    throw new Error(
      `withdrawal ${withdrawalId} is ${state} at the provider, but the ledger refused it: ${answer.reason}`,
    )
  await inMember(db, member.id, async tx => {
    if (await stopPolling(tx, member.id, order.opKey)) await sendNotice(tx, deps, order, isPaid)
  })
}

const sendNotice = async (
  tx: Tx,
  deps: PaymentDeps,
  { playerId, withdrawalId, amount, currency }: StoredWithdrawalOrder,
  isPaid: boolean,
): Promise<void> => {
  const row = await readPlayer(tx, deps.member.id, playerId)
  if (!row.contact_by.includes('withdrawals')) return
  const facts = {
    username: row.username,
    amount: formatExact(toMoney(amount, currency), { locale: toLocale(row.language) }),
    orderId: withdrawalId,
  }
  const kind = isPaid ? 'withdrawalPaid' : 'withdrawalRejected'
  await mailPlayer(tx, deps, deps.member, row, { kind, facts })
}
