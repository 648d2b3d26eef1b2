import { inMember } from '@fairground/database/transaction'
import { POINTS } from '@fairground/rules/money/currencies'
import { readAccounts } from '#instances/accounts.ts'
import type { Handler } from '#operation/handler.ts'
import { requestLane } from '#operation/request-lane.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { decimal } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { toExchangeFault } from './exchange-fault.ts'

/** Pays for a pack of points with cash. The operator's settings define price and points, the client only the pack. */
export const buyChips: Handler<'buyChips'> = async ({ requestId, packId }, { member, session }, context) => {
  const playerId = requirePlayer(session)
  if (!member.settings.chipPacks?.some(({ id }) => id === packId)) throw new Refusal('profile.notFound')
  const answer = await requestLane(context, member.id, 'exchange', {
    opKey: `chips:${playerId}:${requestId}`,
    playerId,
    from: member.currency,
    to: POINTS,
    packId,
  })
  if (!answer.done) throw new Refusal(toExchangeFault(answer.reason))
  const accounts = await inMember(context.db, member.id, tx => readAccounts(tx, member.id, playerId))
  return { result: 1, chips: decimal(BigInt(answer.converted), POINTS), accounts }
}
