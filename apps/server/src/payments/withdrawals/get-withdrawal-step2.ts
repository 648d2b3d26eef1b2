import { inMember } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { toSavedPaymentView } from '#payments/queries/saved-payments.ts'
import { readWithdrawalFacts, requireMayWithdraw } from './withdrawal-facts.ts'

export const getWithdrawalStep2: Handler<'getWithdrawalStep2'> = async (
  input,
  { member, session },
  { db, vault },
) => {
  const playerId = requirePlayer(session)
  const facts = await inMember(db, member.id, tx =>
    readWithdrawalFacts(tx, vault, member, playerId, input.currencyId),
  )
  const { amount, method } = requireMayWithdraw(facts, input)
  const sum = decimal(amount, input.currencyId)
  return { amount: sum, fee: decimal(0n, input.currencyId), pays: sum, method: toSavedPaymentView(method) }
}
