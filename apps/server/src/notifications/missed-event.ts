import type { MissedEvent } from '#events/missed-events.ts'
import { decimal } from '#platform/money.ts'
import type { NewNotification } from './notification-facts.ts'

/**
 * The event of a notification about a draw. Orders, coupons, verifications and messages are stored as persistent events
 * already, and the result of a card is shown when the player opens it.
 */
export const toMissedEvent = (memberId: number, notification: NewNotification): MissedEvent | undefined => {
  const { playerId, subject: about } = notification
  if (notification.kind === 'refund') {
    const { instanceId, game, currency, amount } = notification.facts
    const address = { eventType: 11, memberId, gameInstanceId: instanceId, gameTitle: game }
    const payload = { ...address, amount: decimal(BigInt(amount), currency), currencyId: currency }
    return { playerId, name: 'gameRefunded', about, payload }
  }
  if (notification.kind !== 'win' && notification.kind !== 'result') return undefined
  const { instanceId, game, currency, won, staked, items, card } = notification.facts
  if (card) return undefined
  const address = { eventType: 5, memberId, gameInstanceId: instanceId, gameTitle: game }
  const money = { won: decimal(BigInt(won), currency), staked: decimal(BigInt(staked), currency) }
  return { playerId, name: 'gameEnd', about, payload: { ...address, ...money, items, currencyId: currency } }
}
