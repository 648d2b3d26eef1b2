import { inMember } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { parseAmount, depositRange, isWithin } from '#payments/amounts.ts'
import { takeCoupon } from '#payments/coupons/coupons.ts'
import { readDepositFacts, requireMayDeposit } from './deposit-facts.ts'

export const checkDepositRequest: Handler<'checkDepositRequest'> = async (
  { amount: typed, currencyId, paymentOptionId, coupon },
  caller,
  { db, now },
) => {
  const { member } = caller
  const playerId = requirePlayer(caller.session)
  const amount = parseAmount(typed, currencyId)
  const range = depositRange(member, paymentOptionId, currencyId)
  const bonus = await inMember(db, member.id, async tx => {
    const facts = await readDepositFacts(tx, caller, playerId, currencyId, now())
    requireMayDeposit(facts)
    if (!range || amount === undefined || !isWithin(amount, range))
      throw new Refusal('deposit.amountOutOfRange')
    if (facts.left !== null && amount > facts.left) throw new Refusal('deposit.limitReached')
    if (coupon === undefined) return 0n
    const { hasDeposited } = facts
    const request = { memberId: member.id, playerId, code: coupon, currency: currencyId, hasDeposited }
    return (await takeCoupon(tx, { ...request, deposit: amount })).bonus
  })
  return { result: 1, total: decimal((amount ?? 0n) + bonus, currencyId), fee: decimal(0n, currencyId) }
}
