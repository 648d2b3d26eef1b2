import { randomUUID } from 'node:crypto'
import type { Connection } from './connection.ts'
import type { Report } from './report.ts'

const plannedGames = 4

/** Shows the player's subscriptions and what a new one would play. */
export const showSubscriptions = async (
  { rest }: Connection,
  gameId: number,
  report: Report,
): Promise<void> => {
  const { result } = await rest.call('hasPlayerGameSubscriptions', {})
  const { subscriptions } = result ? await rest.call('getPlayerGameSubscriptions', {}) : { subscriptions: [] }
  for (const { id: subscriptionId } of subscriptions) {
    const { active } = await rest.call('isSubscriptionActive', { subscriptionId })
    report.say(`Subscription ${subscriptionId} is ${active ? 'active' : 'over'}`)
  }
  const { dates } = await rest.call('getSubscriptionDates', { gameId, games: plannedGames })
  report.say(`A new subscription would play ${dates.map(at => new Date(at).toISOString()).join(', ')}`)
  const { promotion } = await rest.call('getSubscriptionPromotion', { gameId })
  if (promotion !== null) report.say(`${promotion.title}: saves ${promotion.saves}`)
}

/** Sends the details of every active subscription to the player and ends it. */
export const endSubscriptions = async ({ rest }: Connection, report: Report): Promise<void> => {
  const { subscriptions } = await rest.call('getPlayerGameSubscriptions', {})
  for (const { id: subscriptionId } of subscriptions.filter(({ active }) => active)) {
    await rest.call('sendEmailSubscriptionDetails', { subscriptionId })
    await rest.call('removePlayerGameSubscription', { requestId: randomUUID(), subscriptionId })
    report.say(`Subscription ${subscriptionId} has ended`)
  }
}
