import { inMember } from '@fairground/database/transaction'
import { askAgain, type Claim, claimDue, laterMs } from './asking.ts'
import { type DepositOrderRow, findDepositOrder } from './deposit-orders.ts'
import { orderRefOf } from './references.ts'
import { settleDeposit } from './settle-deposit.ts'
import type { SettlingParts } from './settling.ts'

const second = 1000
const hour = 3600 * second
/** Nobody pays what he ordered so long ago. */
const giveUpMs = 60 * 24 * hour

/** Orders that a webhook told of, and those that nobody told of for too long. False when there are none. */
export const askAboutDeposits = async (parts: SettlingParts, now: () => number): Promise<boolean> => {
  const claims = await claimDue(parts.db, parts.member.id, 'deposit_order')
  await Promise.all(claims.map(claim => askAbout(parts, claim, now())))
  return claims.length > 0
}

const askAbout = async (parts: SettlingParts, claim: Claim, now: number): Promise<void> => {
  const { db, log, member } = parts
  const later = (inMs: number | null) => askAgain(db, member.id, 'deposit_order', claim, inMs)
  try {
    const order = await inMember(db, member.id, tx => findDepositOrder(tx, member.id, claim.opKey))
    // It never got into the books, and nothing was asked of the provider for it.
    if (!order) return await later(null)
    await later(await settled(parts, order, claim, now))
  } catch (error) {
    log.warn(
      { err: error, memberId: member.id, order: claim.opKey },
      'deposit not settled, will be asked again',
    )
    await later(laterMs(claim.asked, second, hour))
  }
}

/** In how long to ask again, or null when it is over. */
const settled = async (
  parts: SettlingParts,
  order: DepositOrderRow,
  { asked }: Claim,
  now: number,
): Promise<number | null> => {
  const { provider, member } = parts
  const asking = orderRefOf({ kind: 'deposit', memberId: member.id, id: order.paymentId })
  const found = await provider.findPayment(asking)
  const isToRefund = order.refundAt !== null && found?.state === 'completed'
  const said = isToRefund ? await provider.refund(asking) : found
  const state = await settleDeposit(parts, order, said, now)
  if (state === 'over' || now - order.madeAt > giveUpMs) return null
  return order.expiresAt <= now
    ? laterMs(asked, hour, 24 * hour)
    : Math.max(second, Math.min(laterMs(asked, 30 * second, hour), order.expiresAt - now))
}
