import type { GameResults } from '@fairground/contract/entities/game-results'

type Draws = NonNullable<GameResults['draws']>

export type LineInDraw = {
  readonly draw: number
  readonly matched: readonly number[]
  readonly hasLucky: boolean
  /** Every number of the line. */
  readonly isPerfect: boolean
  readonly hasPrize: boolean
}

/** How one line of a race did, draw by draw. */
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
