import type { GameTerms } from '@fairground/fair/games/games'
import type { Choices } from './choices.ts'

interface Fields {
  [name: string]: unknown
}

/** Terms with any content. */
export interface LooseTerms {
  rules: Fields
  prizeTable: Fields & { tiers: { name: string; prize: Fields }[] }
}

const otherPrizes: readonly Fields[] = [
  { kind: 'jackpot' },
  { kind: 'jackpot', minimum: '9' },
  { kind: 'share', percent: 50 },
  { kind: 'fixed', amount: '7' },
  { kind: 'fixed', amount: '0' },
  { kind: 'fixed', amount: '1', minimum: '1' },
  { kind: 'item', item: 'City break', cashOption: '3' },
]

type Change = (terms: LooseTerms, choices: Choices) => void

/** Changes one prize; does nothing if there is none. */
const prize =
  (change: (of: Fields, choices: Choices) => void): Change =>
  ({ prizeTable: { tiers } }, choices) => {
    if (tiers.length > 0) change(choices.one(tiers).prize, choices)
  }

const changes: readonly Change[] = [
  ({ prizeTable }, choices) => (prizeTable['payoutPercentage'] = choices.one([0, 1, 50])),
  ({ prizeTable }, choices) => (prizeTable['progressivePercentage'] = choices.one([0, 1, 50])),
  ({ prizeTable }, choices) => (prizeTable['reserve'] = choices.one(['0', '5', '05', 5, false])),
  ({ prizeTable }, choices) => (prizeTable.tiers = choices.shuffled(prizeTable.tiers)),
  ({ prizeTable: { tiers } }, choices) => tiers.splice(choices.between(0, tiers.length), 1),
  ({ prizeTable: { tiers } }) => {
    const [first, second] = tiers
    if (first && second) second.name = first.name
  },
  ({ rules }, choices) => {
    if ('jackpotCalls' in rules) rules['jackpotCalls'] = choices.one([0, 40, 60])
  },
  ({ prizeTable: { tiers } }, choices) => {
    const tier = choices.one(tiers.length > 0 ? tiers : [{ name: '', prize: {} }])
    tier.prize = { ...choices.one(otherPrizes) }
  },
  prize((of, choices) => (of['minimum'] = choices.one(['0', '1', '50', '999999999']))),
  prize(of => (of['seed'] = '1')),
  prize(of => delete of['minimum']),
  prize((of, choices) => {
    if (typeof of['percent'] === 'number') of['percent'] += choices.one([-1, 1])
  }),
  ({ prizeTable: { tiers } }) => {
    const [first, second] = tiers.map(tier => tier.prize).filter(of => of['kind'] === 'share')
    if (!first || !second) return
    first['percent'] = Number(first['percent']) - 1
    second['percent'] = Number(second['percent']) + 1
  },
]

/** Changes valid terms in one or two places; about half of the results are invalid. */
export function changeTerms(terms: GameTerms, choices: Choices): LooseTerms {
  const changed = structuredClone(terms) as unknown as LooseTerms
  for (let count = choices.between(1, 2); count > 0; count -= 1) choices.one(changes)(changed, choices)
  return changed
}
