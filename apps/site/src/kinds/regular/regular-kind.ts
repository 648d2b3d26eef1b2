import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import type { KindRule } from '#kinds/game-kind.ts'
import { numbersArt, numbersDefaults, type SiteKind } from '#kinds/site-kind.ts'

export type RaceRule = KindRule<'regularGame'>

export const getRaceRule = (rule: GameRule): RaceRule | undefined =>
  'regularGame' in rule ? rule.regularGame : undefined

const chunk = (numbers: readonly number[], size: number): (readonly number[])[] =>
  Array.from({ length: Math.ceil(numbers.length / size) }, (_, i) => numbers.slice(i * size, (i + 1) * size))

/** A race of several draws. */
export const regularGame = ({ pick, from, draws, ballsPerDraw }: RaceRule): SiteKind => ({
  ...numbersDefaults,
  soundKind: 'lottorace',
  cardArt: numbersArt(pick),
  playRule: { kind: 'numbers', first: { pick, of: from } },
  highestNumber: from,
  // A race is won draw by draw.
  marksLines: false,
  toDrawnParts: numbers => ({ kind: 'race', draws: chunk(numbers, ballsPerDraw), of: from }),
  playoutShape: { kind: 'race', draws, balls: ballsPerDraw, max: from, balls2nd: 0, max2nd: 0, pick },
})
