import type { Game } from '#games/game.ts'
import { validNumbers } from '#games/shared/numbers-play.ts'
import { arePicked } from '#games/shared/result-text.ts'
import { settleRegular } from './settle-regular.ts'
import { parseRegularPrizeTable, parseRegularRules } from './regular-terms.ts'
import type { RaceDraw, Regular } from './regular.ts'

export const regularGame: Game<Regular> = {
  parseRules: parseRegularRules,
  parsePrizeTable: parseRegularPrizeTable,
  validPlays: validNumbers,
  units: () => 1,
  draw: (open, { from, draws, ballsPerDraw, luckyBall }) => ({
    draws: Array.from({ length: draws }, (_, i) => {
      const numbers = open(`lottery/main/${i + 1}`).pick(ballsPerDraw, from)
      if (!luckyBall) return { numbers }
      const lucky = numbers[open(`lottery/bonus/${i + 1}`).uniform(ballsPerDraw)]
      return withLucky(numbers, lucky)
    }),
  }),
  resultText: ({ draws }) =>
    draws
      .map(({ numbers, lucky }) =>
        lucky === undefined ? numbers.join(',') : `${numbers.join(',')}+${lucky}`,
      )
      .join(';'),
  highestNumber: ({ from }) => from,
  parseOutcome(rules, numbers) {
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
