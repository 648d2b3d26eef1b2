import { openDraw } from '../draw.ts'
import type { Game, PoolShares } from './game.ts'
import { validNumbers } from './numbers-play.ts'
import type { Prize } from './prize.ts'
import { parseRegularPrizeTable, parseRegularRules } from './regular-terms.ts'
import { settleRegular } from './regular-settle.ts'
import { arePicked } from './result-text.ts'

/** Number race: pick `pick` of 1 .. `from`; `draws` draws of `ballsPerDraw` balls, each won by matches. */
export interface RegularRules {
  kind: 'regularGame'
  pick: number
  from: number
  draws: number
  ballsPerDraw: number
  /** One ball of each draw is the lucky ball: a win that holds it counts twice. */
  luckyBall: boolean
}

export interface RegularTier {
  name: string
  matches: number
  /** A share is of the prize fund, in each draw. */
  prize: Prize
}

export interface RegularPrizeTable extends PoolShares {
  /** Most matches first; only the first may be the jackpot. */
  tiers: RegularTier[]
  /** Percent of what the draws leave of the prize fund, for the first, second ... in the ranking. */
  ranked: number[]
}

export interface RaceDraw {
  /** In drawn order. */
  numbers: number[]
  lucky?: number
}

export interface Regular {
  rules: RegularRules
  prizeTable: RegularPrizeTable
  outcome: { draws: RaceDraw[] }
}

export const regularGame: Game<Regular> = {
  parseRules: parseRegularRules,
  parsePrizeTable: parseRegularPrizeTable,
  validPlays: validNumbers,
  units: () => 1,
  draw: (seed, closeHash, { from, draws, ballsPerDraw, luckyBall }) => ({
    draws: Array.from({ length: draws }, (_, i) => {
      const numbers = openDraw(seed, closeHash, `lottery/main/${i + 1}`).pick(ballsPerDraw, from)
      if (!luckyBall) return { numbers }
      const lucky = numbers[openDraw(seed, closeHash, `lottery/bonus/${i + 1}`).uniform(ballsPerDraw)]
      return withLucky(numbers, lucky)
    }),
  }),
  resultText: ({ draws }) =>
    draws
      .map(({ numbers, lucky }) =>
        lucky === undefined ? numbers.join(',') : `${numbers.join(',')}+${lucky}`,
      )
      .join(';'),
  outcomeOf(rules, numbers) {
    const length = rules.ballsPerDraw + (rules.luckyBall ? 1 : 0)
    if (numbers.length !== rules.draws * length) return undefined
    const draws = Array.from({ length: rules.draws }, (_, i) => {
      const drawn = numbers.slice(i * length, i * length + rules.ballsPerDraw)
      return withLucky(drawn, rules.luckyBall ? numbers[(i + 1) * length - 1] : undefined)
    })
    const isDrawn = draws.every(
      draw =>
        arePicked(draw.numbers, rules.ballsPerDraw, rules.from) &&
        (draw.lucky === undefined || draw.numbers.includes(draw.lucky)),
    )
    return isDrawn ? { draws } : undefined
  },
  settle: settleRegular,
}

const withLucky = (numbers: number[], lucky: number | undefined): RaceDraw =>
  lucky === undefined ? { numbers } : { numbers, lucky }
