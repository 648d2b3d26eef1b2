import { inMember } from '@fairground/database/transaction'
import { depositStatus } from '@fairground/rules/payments/cashier-status'
import { decimal } from '#platform/money.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { paymentOptions } from '#payments/amounts.ts'
import { readDepositFacts } from './deposit-facts.ts'
import { readSavedPayments, toSavedPaymentView } from '#payments/queries/saved-payments.ts'

export const getDepositStep: Handler<'getDepositStep'> = async ({ currencyId }, caller, context) => {
  const { member } = caller
  const playerId = requirePlayer(caller.session)
  const provider = await context.payments.findCurrent(member.id)
  return inMember(context.db, member.id, async tx => {
    const { obstacles, left } = await readDepositFacts(tx, caller, playerId, currencyId, context.now())
    const saved = await readSavedPayments(tx, context.vault, { memberId: member.id, playerId })
    const offered = provider ? paymentOptions(member, currencyId) : []
    return {
      status: depositStatus(obstacles),
      paymentOptions: offered,
      savedPayments: saved
        .filter(({ kind, isChargeable }) => isChargeable && offered.some(option => option.kind === kind))
        .map(toSavedPaymentView),
      remainingLimit: left === null ? null : decimal(left, currencyId),
    }
  })
}
