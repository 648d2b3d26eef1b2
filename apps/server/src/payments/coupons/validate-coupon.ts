import { inMember } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readPlayer } from '#player/queries/players.ts'
import { parseAmount } from '#payments/amounts.ts'
import { takeCoupon } from './coupons.ts'

export const validateCoupon: Handler<'validateCoupon'> = async (
  { coupon: code, currencyId, amount },
  { member, session },
  { db },
) => {
  const playerId = requirePlayer(session)
  const deposit = amount === undefined ? undefined : parseAmount(amount, currencyId)
  const { bonus, instant, text, ...taken } = await inMember(db, member.id, async tx => {
    const { has_deposited: hasDeposited } = await readPlayer(tx, member.id, playerId)
    return takeCoupon(tx, {
      memberId: member.id,
      playerId,
      code,
      currency: currencyId,
      deposit,
      hasDeposited,
    })
  })
  return {
    result: 1,
    coupon: taken.code,
    bonus: decimal(bonus, currencyId),
    currencyId,
    instantCoupon: instant,
    text,
  }
}
