import type { KindRule } from '#kinds/game-kind.ts'
import { numbersDefaults, type SiteKind } from '#kinds/site-kind.ts'

export const oneDrawGameExtMulti = ({
  pick,
  from,
  multiOptions,
}: KindRule<'oneDrawGameExtMulti'>): SiteKind => ({
  ...numbersDefaults,
  cardArt: 'pick',
  playRule: { kind: 'digits', positions: pick, options: multiOptions },
  highestNumber: from,
  hasJackpot: false,
  isPricedByUnits: true,
  toDrawnParts: digits => ({ kind: 'digits', digits }),
  playoutShape: { kind: 'digits', draws: 1, balls: pick, max: 9, balls2nd: 0, max2nd: 0, pick },
})
