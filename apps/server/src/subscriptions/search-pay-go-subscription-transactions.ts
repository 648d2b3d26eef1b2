import type { Transaction } from '@fairground/contract/entities/transaction'
import { inMember } from '@fairground/database/transaction'
import { decimal } from '#instance/terms.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { type Booking, readBookings } from './bookings.ts'
import { findSubscription } from './find-subscription.ts'

const descriptions = { deposit: 'Paid ahead', play: 'Played', refund: 'Given back' } as const

/** What moved the paid-ahead balance of one subscription. Prizes go to the player's account and are not among it. */
export const searchPayGoSubscriptionTransactions: Handler<'searchPayGoSubscriptionTransactions'> = (
  { page, maxResults, request: { subscriptionId } },
  { member, session },
  { db, now },
) => {
  const playerId = requirePlayer(session)
  return inMember(db, member.id, async tx => {
    const { currencyId } = await findSubscription(tx, member.id, playerId, subscriptionId, now())
    const whose = { memberId: member.id, playerId, subscriptionId }
    const shown = { limit: maxResults, offset: page * maxResults }
    const { bookings, total } = await readBookings(tx, whose, shown)
    return { result: bookings.map(booking => transactionOf(booking, currencyId)), totalCount: total }
  })
}

const transactionOf = (booking: Booking, currencyId: string): Transaction => ({
  id: booking.id,
  at: booking.at,
  kind: booking.kind,
  description: descriptions[booking.kind],
  currencyId,
  amount: decimal(booking.amount, currencyId),
  balanceAfter: decimal(booking.balance, currencyId),
  gameInstanceId: booking.instance_id,
  orderId: null,
})
