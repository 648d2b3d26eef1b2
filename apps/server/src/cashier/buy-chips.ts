import { inMember } from '@fairground/database/transaction'
import { POINTS } from '@fairground/rules/money/currencies'
import { currencyRatio } from '@fairground/rules/money/exchange'
import { fromDecimal, toDecimal } from '@fairground/rules/money/money'
import { readAccounts } from '#instances/accounts.ts'
import type { Handler } from '#operation/handler.ts'
import { requestLane } from '#operation/request-lane.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { decimal, parseCurrency } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'

/** Pays for a pack of points with cash. The operator's settings define price and points, the client only the pack. */
export const buyChips: Handler<'buyChips'> = async ({ requestId, packId }, { member, session }, context) => {
  const playerId = requirePlayer(session)
  const pack = member.settings.chipPacks?.find(({ id }) => id === packId)
  if (!pack) throw new Refusal('profile.notFound')
  const price = fromDecimal(pack.price, parseCurrency(member.currency))
  const chips = fromDecimal(pack.chips, POINTS)
  const answer = await requestLane(context, member.id, 'exchange', {
    opKey: `chips:${playerId}:${requestId}`,
    playerId,
    from: price.currency,
    amount: price.amount,
    to: chips.currency,
    converted: chips.amount,
    ratio: currencyRatio(toDecimal(chips), toDecimal(price)),
  })
  if (!answer.done) throw new Refusal('rewards.notEnoughFunds')
  const accounts = await inMember(context.db, member.id, tx => readAccounts(tx, member.id, playerId))
  return { result: 1, chips: decimal(BigInt(answer.converted), POINTS), accounts }
}
