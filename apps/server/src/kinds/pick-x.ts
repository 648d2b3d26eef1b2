import { maxUnits } from '@fairground/fair/games/pick-x/pick-x-play'
import { betLadder } from '@fairground/rules/ladder/other-ladders'
import { betPrizes } from '@fairground/rules/ladder/prize-rules'
import { type DrawKind, drawDefaults } from './server-kind.ts'

export const oneDrawGameExtMulti: DrawKind<'oneDrawGameExtMulti'> = {
  ...drawDefaults,
  lobby: 'numberPickingPickXMulti',
  matchesByPosition: true,
  toRuleView: ({ pick, from, multiOptions }) => ({ oneDrawGameExtMulti: { pick, from, multiOptions } }),
  toPlayRule: ({ pick, multiOptions }) => ({ kind: 'digits', positions: pick, options: multiOptions }),
  playSize: ({ pick }) => [pick, 0],
  toPlayNumbers: (first, second) => ({ numbers: [...first], multiOption: [...second] }),
  prizeRule: () => betPrizes(maxUnits),
  computeLadder: ({ rules, prizeTable }) => betLadder(rules.pick, prizeTable.tiers),
  howToPlay: ({ pick, multiOptions }) =>
    `Choose ${pick} digits from 0 to 9 and how many units you stake on ${multiOptions.join(', ')}. One digit is drawn for each position.`,
}
