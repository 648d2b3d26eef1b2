import type { Transaction } from '@fairground/contract/entities/money/transaction'
import { inMember } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { type SubscriptionMovement, readMovements } from './queries.ts'
import { requireSubscription } from './require-subscription.ts'

const descriptions = { deposit: 'Paid in advance', play: 'Played', refund: 'Refunded' } as const

/** The movements of the balance that is paid in advance. Prizes go to the player's account and are not included. */
export const searchPayGoSubscriptionTransactions: Handler<'searchPayGoSubscriptionTransactions'> = (
  { page, maxResults, request: { subscriptionId } },
  { member, session },
  { db, now },
) => {
  const playerId = requirePlayer(session)
  return inMember(db, member.id, async tx => {
    const { currencyId } = await requireSubscription(tx, member.id, playerId, subscriptionId, now())
    const key = { memberId: member.id, playerId, subscriptionId }
    const range = { limit: maxResults, offset: page * maxResults }
    const { movements, total } = await readMovements(tx, key, range)
    return { result: movements.map(movement => toTransaction(movement, currencyId)), totalCount: total }
  })
}

const toTransaction = (movement: SubscriptionMovement, currencyId: string): Transaction => ({
  id: movement.id,
  at: movement.at,
  kind: movement.kind,
  description: descriptions[movement.kind],
  currencyId,
  amount: decimal(movement.amount, currencyId),
  balanceAfter: decimal(movement.balance, currencyId),
  gameInstanceId: movement.instanceId,
  orderId: null,
})
