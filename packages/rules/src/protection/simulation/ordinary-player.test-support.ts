import type { PlayEvent } from '../play-event.ts'
import { createSeededRandom, type SeededRandom } from './random.test-support.ts'
import { type SimulatedDay, type SimulatedPlayer, toTime } from './simulated-player.test-support.ts'

/** The habits of a player who spends a stable part of their money on games. */
const createHabits = (random: SeededRandom) => ({
  daysPerWeek: random.pick([0.5, 1, 1, 2, 2, 3, 4, 6]),
  ticket: random.pick([100, 200, 200, 300, 500]),
  ticketsPerDay: random.pick([1, 2, 2, 3, 4, 6, 10]),
  evening: random.pick([12, 18, 19, 20, 20, 21, 22]) * 60,
  deposit: random.pick([1000, 1000, 2000, 2000, 5000]),
  /** One of twenty shares a card, for example with a partner. */
  sharedWith: random.chance(0.05) ? 1 : 0,
  failure: random.between(0.01, 0.15),
})

const winFactor = (random: SeededRandom): number => {
  const roll = random.next()
  if (roll < 0.1) return random.pick([1, 1, 2, 3])
  if (roll < 0.115) return random.pick([5, 10, 20])
  return roll < 0.1153 ? 200 : 0
}

/** Simulates one ordinary player: stable spending, rollover days, holidays, late evenings, wins and small mishaps. */
export const createOrdinaryPlayer = (seed: number): SimulatedPlayer => {
  const random = createSeededRandom(seed)
  const habits = createHabits(random)
  let balance = 0
  const play = (day: number): SimulatedDay => {
    if (!random.chance(habits.daysPerWeek / 7)) return { events: [], contacts: random.chance(0.003) ? 1 : 0 }
    const events: PlayEvent[] = []
    let failedDeposits = 0
    let cancelledWithdrawals = 0
    let minute = Math.max(360, Math.min(1410, random.around(habits.evening, 240)))
    const add = (kind: PlayEvent['kind'], amount: number) => {
      minute += random.between(0.5, 6)
      if (minute < 1440) events.push({ at: toTime(day, minute), kind, amount: BigInt(Math.round(amount)) })
    }
    // A large jackpot doubles or trebles the purchases of a day, as on holidays.
    const factor = random.chance(0.06) ? random.pick([2, 2, 3]) : 1
    const tickets = Math.max(1, Math.round(random.around(habits.ticketsPerDay, 2) * factor))
    for (let ticket = 0; ticket < tickets; ticket += 1) {
      while (balance < habits.ticket) {
        if (random.chance(habits.failure)) {
          failedDeposits += 1
          if (failedDeposits > 2) break
        } else {
          const amount = habits.deposit * (factor > 1 ? 2 : 1)
          add('deposit', amount)
          balance += amount
        }
      }
      if (balance < habits.ticket) break
      add('stake', habits.ticket)
      balance -= habits.ticket
      const won = habits.ticket * winFactor(random)
      if (won > 0) add('win', won)
      balance += won
    }
    if (balance > 20_000 && random.chance(0.7)) {
      const amount = Math.floor(balance / 1000) * 1000
      add('withdrawal', amount)
      if (random.chance(0.1)) {
        add('withdrawalReturned', amount)
        cancelledWithdrawals += 1
      } else balance -= amount
    }
    return {
      events,
      sessionMinutes: random.integer(5, 75),
      failedDeposits,
      cancelledWithdrawals,
      raisedLimits: random.chance(0.004) ? 1 : 0,
      contacts: random.chance(0.01) ? 1 : 0,
    }
  }
  return { name: `ordinary ${seed}`, sharedWith: habits.sharedWith, play }
}
