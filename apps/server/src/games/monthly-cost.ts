import type { Tx } from '@fairground/database/transaction'
import { isTimed, startsAfter, type TimedSchedule, type WhenFull } from '@fairground/rules/game/schedule'
import { decimal } from '#instance/terms.ts'
import { isDeck } from '#instant/terms.ts'
import { findGame } from './find-game.ts'

const monthMs = 30 * 24 * 3_600_000
const startsAtFirst = 100

/** A month is the thirty days from now. Starts come at any pace, so more are asked for until they pass its end. */
const startsInMonth = (schedule: TimedSchedule, now: number): number[] => {
  for (let count = startsAtFirst; ; count *= 4) {
    const starts = startsAfter(schedule, now, count)
    const within = starts.filter(start => start <= now + monthMs)
    if (within.length < count) return within
  }
}

interface Wanted {
  readonly gameIds: readonly number[]
  readonly playsPerGame: number
}

/** What so many plays in every run of each game cost. What starts when it is full, or never, has no runs to count. */
export const monthlyCosts = async (
  tx: Tx,
  memberId: number,
  { gameIds, playsPerGame }: Wanted,
  now: number,
) => {
  const costs = []
  for (const gameId of new Set(gameIds)) {
    const game = await findGame(tx, memberId, gameId)
    const schedule = game.schedule as TimedSchedule | WhenFull
    const startTimes = isDeck(game) || !isTimed(schedule) ? [] : startsInMonth(schedule, now)
    const plays = BigInt(playsPerGame) * BigInt(startTimes.length)
    costs.push({
      gameId,
      currencyId: game.currency,
      gamesPerMonth: startTimes.length,
      costPerMonth: decimal((game.cost + game.fee) * plays, game.currency),
      startTimes,
    })
  }
  return costs
}
