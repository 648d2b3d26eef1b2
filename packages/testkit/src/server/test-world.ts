import { numbersTerms } from '#demo/terms.ts'
import type { DemoGame, DemoMember } from '#demo/world.ts'

const hour = 3_600_000

/** Half an hour away from the next start: nothing closes by itself while a test runs. */
const quiet = () => ({ everyMs: hour, offsetMs: (Date.now() + hour / 2) % hour })

const threeOfTen = numbersTerms(3, 10, [
  { name: '3 numbers', matches: 3 },
  { name: '2 numbers', matches: 2, percent: 60 },
  { name: '1 number', matches: 1, percent: 40 },
])

const game = (fields: Pick<DemoGame, 'id' | 'title' | 'cost' | 'fee'>): DemoGame => ({
  ...fields,
  ...quiet(),
  titleShort: fields.title,
  description: `About ${fields.title}.`,
  ...threeOfTen,
  jackpot: 50_000n,
})

const member = (
  fields: Pick<DemoMember, 'id' | 'code' | 'name' | 'look' | 'currency' | 'games'>,
): DemoMember => ({
  ...fields,
  scheme: 'light',
  siteKey: `site-key-of-${fields.code}`,
  title: `${fields.name} & Sons`,
  description: `The site of ${fields.name}.`,
})

/** Two operators that must never see each other's things: one with two games, one with one. */
export const testMembers = (): readonly [DemoMember, DemoMember] => [
  member({
    id: 1,
    code: 'north',
    name: 'North',
    look: 'blue',
    currency: 'GBP',
    games: [
      game({ id: 11, title: 'Three of Ten', cost: 100n, fee: 10n }),
      game({ id: 12, title: 'Cheap Three', cost: 50n, fee: 0n }),
    ],
  }),
  member({
    id: 2,
    code: 'south',
    name: 'South',
    look: 'cartoon',
    currency: 'EUR',
    games: [game({ id: 21, title: 'Southern Three', cost: 200n, fee: 0n })],
  }),
]
