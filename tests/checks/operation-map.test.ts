import { readHowtoFiles } from '@fairground/scripts/closed-maps/howto-files.ts'
import { formatEntry } from '@fairground/scripts/map/format-map.ts'
import { mapOperations } from '@fairground/scripts/map/operation-map.ts'
import { describe, expect, it } from 'vitest'

const files = Object.entries({
  'packages/contract/src/operation-names.ts':
    "export const specifiedNames = ['joinGame', 'login.whitelabel'] as const\nexport const extensionNames = [] as const",
  'packages/contract/src/operations/games-play.ts':
    "export const operations = {\n  joinGame: operation({}),\n  'login.whitelabel': operation({}),\n}",
  'apps/server/src/join/join-game.ts': "import { buyPlays } from './buy-plays.ts'",
  'apps/server/src/session/login-whitelabel.ts': '',
  'apps/server/src/join/buy-plays.ts':
    "import { find } from './queries.ts'\nimport { other } from '#games/queries.ts'",
  'apps/server/src/join/queries.ts': "tx.selectFrom('ticket')",
  'apps/server/src/games/queries.ts': "tx.selectFrom('game')",
  'apps/site/src/features/purchase/use-purchase.ts': "call('joinGame', {})",
  'apps/server/src/join/join-game.test.ts': "call('joinGame', {})",
}).map(([path, text]) => ({ path, text }))

describe('the operation map', () => {
  it('finds contract, handler, queries of the feature, screens and tests of an operation', () => {
    expect(mapOperations(files)[0]).toEqual({
      name: 'joinGame',
      contract: 'packages/contract/src/operations/games-play.ts',
      handler: 'apps/server/src/join/join-game.ts',
      queries: ['apps/server/src/join/queries.ts'],
      screens: ['apps/site/src/features/purchase/use-purchase.ts'],
      tests: ['apps/server/src/join/join-game.test.ts'],
    })
  })

  it('names the handler of an operation', () => {
    expect(formatEntry(mapOperations(files)[0]!)).toContain('- handler: `apps/server/src/join/join-game.ts`')
  })

  it('rejects an operation without a handler', () => {
    const withoutHandler = files.filter(({ path }) => !path.endsWith('/login-whitelabel.ts'))
    expect(() => mapOperations(withoutHandler)).toThrow('the handler of login.whitelabel is missing')
  })
})

describe('the file lists of the how-tos', () => {
  const howto =
    '# How to\n\n## Add a thing\n\n- `a/<kind>/b.ts`: text\n- `c.ts`: text\n\n## Other\n\n- `d.ts`: text\n'

  it.each([
    ['a/bingo/b.ts', true],
    ['a/x/y/b.ts', false],
    ['c.ts', true],
    ['d.ts', false],
  ])('match %s: %s', (path, expected) => {
    expect(readHowtoFiles(howto, 'Add a thing').some(pattern => pattern.test(path))).toBe(expected)
  })

  it('reject an unknown heading', () => {
    expect(() => readHowtoFiles(howto, 'Add nothing')).toThrow('has no section')
  })
})
