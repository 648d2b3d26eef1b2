import type { Outcome } from '@fairground/scripts/check/command.ts'
import { checkLevels } from '@fairground/scripts/check/levels.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { plantTree } from './planted-tree.ts'

const sound = {
  'packages/rules/src/money.ts': 'export const zero = 0n',
  'packages/fair/src/draw.ts': 'export const draw = 1',
  'packages/contract/src/values.ts': `export { zero } from '@fairground/rules/money'`,
  'packages/database/src/connect.ts': 'export const connect = 1',
  'packages/testkit/src/clock.ts': 'export const clock = 1',
  'apps/server/src/ledger/account.ts': 'export const account = 1',
  'apps/server/src/ledger/book.ts': `export { account as book } from '#ledger/account.ts'`,
  'apps/server/src/games/lobby.ts': `export { book as lobby } from '#ledger/book.ts'`,
  'apps/server/src/join/join-game.ts': `export { book as joinGame } from '#ledger/book.ts'`,
  'apps/server/src/join/join-game.test.ts': `import '@fairground/testkit/clock'`,
}

const planted = [
  {
    breach: 'level-1-imports-upward',
    file: 'packages/contract/src/upward.ts',
    text: `import '@fairground/database/connect'`,
  },
  {
    breach: 'level-1-imports-upward',
    file: 'packages/contract/src/upward-type.ts',
    text: `import type { book } from '@fairground/server/ledger/book'`,
  },
  {
    breach: 'level-3-imports-upward',
    file: 'apps/server/src/join/upward.ts',
    text: `import '@fairground/testkit/clock'`,
  },
  {
    breach: 'level-2-test-imports-upward',
    file: 'packages/database/src/upward.test.ts',
    text: `import '@fairground/server/ledger/book'`,
  },
  {
    breach: 'level-2-imports-its-sibling',
    file: 'packages/client/src/sideward.ts',
    text: `import '@fairground/database/connect'`,
  },
  { breach: 'rules-depend-on-nothing', file: 'packages/rules/src/impure.ts', text: `import 'node:fs'` },
  {
    breach: 'fair-depends-on-hashing-only',
    file: 'packages/fair/src/impure.ts',
    text: `import 'node:crypto'`,
  },
  {
    breach: 'a-feature-does-not-import-another-feature',
    file: 'apps/server/src/join/nosy.ts',
    text: `import '#games/lobby.ts'`,
  },
  {
    breach: 'no-cycles',
    file: 'apps/server/src/ledger/account.ts',
    text: `export { book as account } from '#ledger/book.ts'`,
  },
  { breach: 'everything-resolves', file: 'apps/server/src/join/lost.ts', text: `import '#join/nowhere.ts'` },
]

const check = async (files: Record<string, string>): Promise<Outcome> => {
  const tree = plantTree(files)
  try {
    return await checkLevels(tree.folder)
  } finally {
    tree.remove()
  }
}

describe('the dependency levels', { timeout: 60_000 }, () => {
  it('pass on a sound tree, where a test may use the testkit', async () => {
    const { ok, output } = await check(sound)
    expect(ok, output).toBe(true)
  })

  it('fail when nothing was cruised', async () => {
    const { ok, output } = await check({ 'elsewhere/unseen.ts': 'export const unseen = 1' })
    expect(ok).toBe(false)
    expect(output).toContain('0 modules were cruised')
  })
})

describe('a planted breach of the levels', () => {
  let outcome: Outcome
  beforeAll(async () => {
    outcome = await check({ ...sound, ...Object.fromEntries(planted.map(({ file, text }) => [file, text])) })
  }, 60_000)

  it('fails the check', () => {
    expect(outcome.ok).toBe(false)
  })

  it.each(planted)('$breach is caught in $file', ({ breach, file }) => {
    expect(outcome.output).toContain(`error ${breach}: ${file}`)
  })

  it('is the only thing complained of', () => {
    expect(outcome.output.match(/^ *error /gm)).toHaveLength(planted.length)
  })
})
