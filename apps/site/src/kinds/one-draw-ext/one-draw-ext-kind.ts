import type { KindRule } from '#kinds/game-kind.ts'
import { numbersArt, numbersDefaults, type SiteKind } from '#kinds/site-kind.ts'

export const oneDrawGameExt = ({ pick, from, pick2nd, from2nd }: KindRule<'oneDrawGameExt'>): SiteKind => ({
  ...numbersDefaults,
  cardArt: numbersArt(pick),
  playRule: { kind: 'numbers', first: { pick, of: from }, second: { pick: pick2nd, of: from2nd } },
  highestNumber: from,
  splitLine: line => ({ numbers: line.slice(0, pick), numbers2nd: line.slice(pick) }),
  toDrawnParts: (numbers, second) => ({ kind: 'balls', numbers, second, of: from }),
  playoutShape: {
    kind: 'numbers',
    draws: 1,
    balls: pick,
    max: from,
    balls2nd: pick2nd,
    max2nd: from2nd,
    pick,
  },
})
