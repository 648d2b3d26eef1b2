import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readSavedPayments, toSavedPaymentView } from '#payments/queries/saved-payments.ts'
import { readPaidMethods } from './queries.ts'

export const payoutListRecurringDetails: Handler<'payoutListRecurringDetails'> = async (
  { currencyId },
  { member, session },
  { db, vault },
) => {
  const playerId = requirePlayer(session)
  return inMember(db, member.id, async tx => {
    const paidTo = await readPaidMethods(tx, member.id, playerId, currencyId)
    const saved = await readSavedPayments(tx, vault, { memberId: member.id, playerId })
    return {
      methods: saved.filter(({ id }) => paidTo.includes(id)).map(toSavedPaymentView),
    }
  })
}
