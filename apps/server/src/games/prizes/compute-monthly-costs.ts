import type { Tx } from '@fairground/database/transaction'
import { isTimed, startsAfter, type TimedSchedule, type WhenFull } from '@fairground/rules/game/schedule'
import { decimal } from '#platform/money.ts'
import { isDeck } from '#kinds/deck-terms.ts'
import { requireGame } from '#games/require-game.ts'

const monthMs = 30 * 24 * 3_600_000
const initialCount = 100

/** The starts within thirty days. A schedule can be of any frequency, so the count grows until it covers the month. */
const startsInMonth = (schedule: TimedSchedule, now: number): number[] => {
  for (let count = initialCount; ; count *= 4) {
    const starts = startsAfter(schedule, now, count)
    const within = starts.filter(start => start <= now + monthMs)
    if (within.length < count) return within
  }
}

interface CostRequest {
  readonly gameIds: readonly number[]
  readonly playsPerGame: number
}

/** The cost of playing every instance of each game for a month. Games without start times cost nothing. */
export const computeMonthlyCosts = async (
  tx: Tx,
  memberId: number,
  { gameIds, playsPerGame }: CostRequest,
  now: number,
) => {
  const costs = []
  for (const gameId of new Set(gameIds)) {
    const game = await requireGame(tx, memberId, gameId)
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
