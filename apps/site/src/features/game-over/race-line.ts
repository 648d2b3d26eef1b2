import type { GameResults } from '@fairground/contract/entities/games/game-results'

type Draws = NonNullable<GameResults['draws']>

export type LineInDraw = {
  readonly draw: number
  readonly matched: readonly number[]
  readonly hasLucky: boolean
  /** Every number of the line was drawn. */
  readonly isPerfect: boolean
  readonly hasPrize: boolean
}

/** The result of one line in each draw of a race. */
export const lineInDraws = (
  numbers: readonly number[],
  draws: Draws,
  winners: GameResults['winners'],
): LineInDraw[] =>
  draws.map(({ draw, numbers: drawn, luckyBall }) => {
    const matched = numbers.filter(number => drawn.includes(number))
    return {
      draw,
      matched,
      hasLucky: luckyBall !== undefined && numbers.includes(luckyBall),
      isPerfect: matched.length === numbers.length,
      hasPrize: winners.some(
        ({ matches, prizeText }) => matches === matched.length && prizeText?.startsWith(`${draw}/`),
      ),
    }
  })
