import { inMember } from '@fairground/database/transaction'
import { withdrawalStatus } from '@fairground/rules/payments/cashier-status'
import { decimal } from '#platform/money.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { toSavedPaymentView } from '#payments/queries/saved-payments.ts'
import { readWithdrawalFacts } from './withdrawal-facts.ts'

export const getWithdrawalStep: Handler<'getWithdrawalStep'> = async (
  { currencyId },
  { member, session },
  { db, vault },
) => {
  const playerId = requirePlayer(session)
  const { obstacles, available, range, wagering, methods } = await inMember(db, member.id, tx =>
    readWithdrawalFacts(tx, vault, member, playerId, currencyId),
  )
  return {
    status: withdrawalStatus(obstacles),
    available: decimal(available, member.currency),
    minimum: decimal(range.minimum, member.currency),
    maximum: decimal(range.maximum, member.currency),
    wageringRemaining: decimal(wagering, member.currency),
    methods: methods.map(toSavedPaymentView),
  }
}
