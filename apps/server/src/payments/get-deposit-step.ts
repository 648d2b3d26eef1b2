import { inMember } from '@fairground/database/transaction'
import { depositStatus } from '@fairground/rules/payments/cashier-status'
import { decimal } from '#instance/terms.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { paymentOptions } from './amounts.ts'
import { readDepositFacts } from './deposit-facts.ts'
import { readSaved, savedView } from './saved-payments.ts'

export const getDepositStep: Handler<'getDepositStep'> = async ({ currencyId }, caller, context) => {
  const { member } = caller
  const playerId = requirePlayer(caller.session)
  return inMember(context.db, member.id, async tx => {
    const { obstacles, left } = await readDepositFacts(tx, caller, playerId, currencyId, context.now())
    const saved = await readSaved(tx, context.vault, { memberId: member.id, playerId })
    const offered = context.payments ? paymentOptions(member, currencyId) : []
    return {
      status: depositStatus(obstacles),
      paymentOptions: offered,
      savedPayments: saved.filter(({ kind }) => offered.some(option => option.kind === kind)).map(savedView),
      remainingLimit: left === null ? null : decimal(left, currencyId),
    }
  })
}
