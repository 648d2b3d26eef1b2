import type { KindRule } from '#kinds/game-kind.ts'
import { numbersArt, numbersDefaults, type SiteKind } from '#kinds/site-kind.ts'

export const oneDrawGame = ({ pick, from }: KindRule<'oneDrawGame'>): SiteKind => ({
  ...numbersDefaults,
  cardArt: numbersArt(pick),
  playRule: { kind: 'numbers', first: { pick, of: from } },
  highestNumber: from,
  toDrawnParts: numbers => ({ kind: 'balls', numbers, second: [], of: from }),
  playoutShape: { kind: 'numbers', draws: 1, balls: pick, max: from, balls2nd: 0, max2nd: 0, pick },
})
