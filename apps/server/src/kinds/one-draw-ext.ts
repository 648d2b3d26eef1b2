import { twoSetLadder } from '@fairground/rules/ladder/match-ladders'
import { levelledLadder } from '@fairground/rules/ladder/prize-rules'
import { type DrawKind, drawDefaults } from './server-kind.ts'

export const oneDrawGameExt: DrawKind<'oneDrawGameExt'> = {
  ...drawDefaults,
  lobby: 'numberPicking2nd',
  isMaskable: true,
  settlementScope: 'matching',
  toRuleView: ({ pick, from, pick2nd, from2nd }) => ({ oneDrawGameExt: { pick, from, pick2nd, from2nd } }),
  toPlayRule: ({ pick, from, pick2nd, from2nd }) => ({
    kind: 'numbers',
    first: { pick, of: from },
    second: { pick: pick2nd, of: from2nd },
  }),
  playSize: ({ pick, pick2nd }) => [pick, pick2nd],
  prizeRule: () => levelledLadder,
  toPlayNumbers: (first, second) => ({ numbers: [...first], numbers2nd: [...second] }),
  computeLadder: twoSetLadder,
  howToPlay: ({ pick, from, pick2nd, from2nd }) =>
    `Choose ${pick} numbers from 1 to ${from} and ${pick2nd} from 1 to ${from2nd} in the second set. Each set is drawn once, independently of the other.`,
}
