import { threeOfTen } from '#demo/kinds/three-of-ten.ts'
import type { DemoMember } from '#demo/world.ts'
import type { DemoGame } from '#demo/demo-game.ts'

const hour = 3_600_000

/** The next start is half an hour away, so that no sale closes on its own during a test. */
const farFromStart = () => ({ everyMs: hour, offsetMs: (Date.now() + hour / 2) % hour })

const game = (fields: Pick<DemoGame, 'id' | 'title' | 'cost' | 'fee'>): DemoGame => ({
  ...fields,
  ...farFromStart(),
  titleShort: fields.title,
  description: `About ${fields.title}.`,
  ...threeOfTen,
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

/** Two operators for tests of tenant isolation: one has two games, the other one game. */
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
