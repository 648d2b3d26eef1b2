import { inMember } from '@fairground/database/transaction'
import { isOpenWithdrawal } from '@fairground/rules/payments/withdrawal'
import type { ProviderPayout } from '#providers/payments.ts'
import { askAgain, type Claim, claimDue, laterMs } from './asking.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import { findPayoutOrder, type PayoutOrderRow } from './payout-orders.ts'
import { orderRefOf } from './references.ts'
import { readSaved } from './saved-payments.ts'
import type { SettlingParts } from './settling.ts'

const second = 1000
const hour = 3600 * second

/** Hands approved withdrawals to the provider, and asks about those that are with it. False when there are none. */
export const sendWithdrawals = async (parts: SettlingParts): Promise<boolean> => {
  const claims = await claimDue(parts.db, parts.member.id, 'payout_order')
  await Promise.all(claims.map(claim => takeFurther(parts, claim)))
  return claims.length > 0
}

const takeFurther = async (parts: SettlingParts, claim: Claim): Promise<void> => {
  const { db, log, member } = parts
  const later = (inMs: number | null) => askAgain(db, member.id, 'payout_order', claim, inMs)
  try {
    const order = await inMember(db, member.id, tx => findPayoutOrder(tx, member.id, claim.opKey))
    if (!order || !isOpenWithdrawal(order.status)) return await later(null)
    const said = await outcomeOf(parts, order)
    if (said.state === 'pending') return await later(laterMs(claim.asked, 2 * second, hour))
    await endWithdrawal(parts, order, said)
    await later(null)
  } catch (error) {
    log.warn(
      { err: error, memberId: member.id, order: claim.opKey },
      'withdrawal not ended, will be asked about',
    )
    await later(laterMs(claim.asked, second, hour))
  }
}

/**
 * What the provider says of it. It is handed over only to a provider that says it never had it, and under the same
 * reference, of which the provider pays one: so a lost answer is never a reason to send again.
 */
const outcomeOf = async (parts: SettlingParts, order: PayoutOrderRow): Promise<ProviderPayout> => {
  const { provider, member, lane } = parts
  const { withdrawalId, playerId, currency, status } = order
  const payout = orderRefOf({ kind: 'withdrawal', memberId: member.id, id: withdrawalId })
  const ask = { withdrawalId, playerId, currency }
  if (status === 'APPROVED') {
    const marked = await lane.ask(member.id, 'markSending', ask)
    if (!marked.done) throw new Error(`withdrawal ${withdrawalId} cannot be sent: ${marked.reason}`)
  } else {
    const known = await provider.findPayout(payout)
    if (known) return known
  }
  try {
    return await provider.openPayout({
      ...payout,
      amount: order.amount,
      currency,
      token: await tokenOf(parts, order),
    })
  } catch (error) {
    await lane.ask(member.id, 'markUnknown', ask)
    throw error
  }
}

const tokenOf = async ({ db, vault, member }: SettlingParts, order: PayoutOrderRow): Promise<string> => {
  const player = { memberId: member.id, playerId: order.playerId }
  const saved = await inMember(db, member.id, tx => readSaved(tx, vault, player))
  const chosen = saved.find(({ id }) => id === order.savedId)
  if (!chosen)
    throw new Error(`withdrawal ${order.withdrawalId} goes nowhere: its way to be paid is forgotten`)
  return chosen.token
}
