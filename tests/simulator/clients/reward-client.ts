import { sendCommand } from './send-command.ts'
import type { Task } from '../engine/machines.ts'
import type { System } from '../system.ts'

/** Claims any offer for any player, with few request ids, so that claims repeat, race and name foreign offers. */
export function* claimOffer(system: System): Task<void> {
  const { random, database } = system
  const offer = random.pick([...database.tables.offers.values()])
  const players = [...database.tables.players.keys()]
  const request = {
    offerId: offer.id,
    playerId: random.chance(0.8) ? offer.playerId : random.pick(players),
    currency: offer.currency,
    requestId: `request-${random.int(1, 3)}`,
  }
  yield* sendCommand(system, () => ({ name: 'claimOffer', request }))
}

/** The schedule sends this for every friend who deposited, as often as it likes. */
export function* rewardReferral(system: System): Task<void> {
  const { random, database } = system
  const referral = random.pick([...database.tables.referrals.values()])
  const request = {
    referralId: referral.id,
    playerId: referral.referrerId,
    friendId: referral.playerId!,
    currency: 'EUR',
    amount: 500n,
    wageringTimes: 2,
    weight: 100,
    expiresAt: database.clock + random.int(8000, 60_000),
    rewardsAtMost: 3,
  }
  yield* sendCommand(system, () => ({ name: 'rewardReferral', request }))
}

export function* forfeitBonus(system: System): Task<void> {
  const all = [...system.database.tables.grants.values()]
  if (all.length === 0) return
  const { id: grantId, playerId, currency } = system.random.pick(all)
  yield* sendCommand(system, () => ({ name: 'forfeitBonus', request: { grantId, playerId, currency } }))
}
