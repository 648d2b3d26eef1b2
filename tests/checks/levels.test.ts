import type { Outcome } from '@fairground/scripts/check/command.ts'
import { checkLevels } from '@fairground/scripts/check/levels.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { plantTree } from './planted-tree.ts'

const sound = {
  'packages/rules/src/money.ts': 'export const zero = 0n',
  'packages/fair/src/crypto/draw-stream.ts': 'export const draw = 1',
  'packages/contract/src/values.ts': `export { zero } from '@fairground/rules/money'`,
  'packages/database/src/connect.ts': 'export const connect = 1',
  'packages/testkit/src/clock.ts': 'export const clock = 1',
  'apps/server/src/ledger/account.ts': 'export const account = 1',
  'apps/server/src/ledger/book.ts': `export { account as book } from '#ledger/account.ts'`,
  'apps/server/src/games/lobby.ts': `export { book as lobby } from '#ledger/book.ts'`,
  'apps/server/src/join/join-game.ts': `export { book as joinGame } from '#ledger/book.ts'`,
  'apps/server/src/join/join-game.test.ts': `import '@fairground/testkit/clock'`,
  'apps/server/src/vault/key.ts': 'export const key = 1',
  'apps/server/src/sign-in/password.ts': 'export const password = 1',
  'apps/server/src/sign-in/index.ts': `export { password } from '#sign-in/password.ts'`,
  'apps/server/src/session/login.ts': `export { password as login } from '#sign-in/index.ts'`,
  'apps/server/src/testing/server.ts': 'export const server = 1',
  'apps/server/src/main.ts': `import '#session/login.ts'`,
  'apps/site/src/core/call.ts': 'export const call = 1',
  'apps/site/src/shared/price.ts': `export { call as price } from '#core/call.ts'`,
  'apps/site/src/kinds/kinds.ts': `export { price as kinds } from '#shared/price.ts'`,
  'apps/site/src/features/purchase/buy.ts': `export { kinds as buy } from '#kinds/kinds.ts'`,
  'apps/site/src/features/pick/picker.ts': `export { buy as picker } from '#features/purchase/buy.ts'`,
  'apps/site/src/app/routes.ts': `export { picker as routes } from '#features/pick/picker.ts'`,
  'apps/site/src/main.ts': `import '#app/routes.ts'`,
}

/** Folders that scripts/check/structure.json does not list; each becomes a breach by an import. */
const unlisted = {
  'apps/server/src/attic/part.ts': 'export const part = 1',
  'apps/site/src/attic/part.ts': 'export const part = 1',
  'apps/site/src/features/attic/part.ts': 'export const part = 1',
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
    breach: 'server-layer-ledger-imports-upward',
    file: 'apps/server/src/ledger/upward.ts',
    text: `import '#join/join-game.ts'`,
  },
  {
    breach: 'server-layer-beacon-imports-its-sibling',
    file: 'apps/server/src/beacon/sideward.ts',
    text: `import '#vault/key.ts'`,
  },
  {
    breach: 'server-feature-join-imports-an-unlisted-feature',
    file: 'apps/server/src/join/unlisted-edge.ts',
    text: `import '#games/lobby.ts'`,
  },
  {
    breach: 'server-feature-session-imports-the-inside-of-a-feature',
    file: 'apps/server/src/session/past-index.ts',
    text: `import '#sign-in/password.ts'`,
  },
  {
    breach: 'server-feature-join-imports-upward',
    file: 'apps/server/src/join/upward-to-root.ts',
    text: `import '#main.ts'`,
  },
  {
    breach: 'server-folder-is-not-listed',
    file: 'apps/server/src/join/unlisted-folder.ts',
    text: `import '#attic/part.ts'`,
  },
  {
    breach: 'server-product-imports-test-support',
    file: 'apps/server/src/join/test-support.ts',
    text: `import '#testing/server.ts'`,
  },
  {
    breach: 'site-zone-core-imports-upward',
    file: 'apps/site/src/core/upward.ts',
    text: `import '#shared/price.ts'`,
  },
  {
    breach: 'site-zone-kinds-imports-upward',
    file: 'apps/site/src/kinds/upward.ts',
    text: `import '#features/purchase/buy.ts'`,
  },
  {
    breach: 'site-zone-features-imports-upward',
    file: 'apps/site/src/features/pick/upward-type.ts',
    text: `import type { routes } from '#app/routes.ts'`,
  },
  {
    breach: 'site-feature-purchase-imports-an-unlisted-feature',
    file: 'apps/site/src/features/purchase/unlisted-edge.ts',
    text: `import '#features/pick/picker.ts'`,
  },
  {
    breach: 'site-folder-is-not-listed',
    file: 'apps/site/src/app/unlisted-zone.ts',
    text: `import '#attic/part.ts'`,
  },
  {
    breach: 'site-folder-is-not-listed',
    file: 'apps/site/src/app/unlisted-feature.ts',
    text: `import '#features/attic/part.ts'`,
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

describe('the dependency levels', { timeout: 240_000 }, () => {
  it('accept a valid tree in which a test imports the testkit', async () => {
    const { ok, output } = await check(sound)
    expect(ok, output).toBe(true)
  })

  it('fail if no module was cruised', async () => {
    const { ok, output } = await check({ 'elsewhere/unseen.ts': 'export const unseen = 1' })
    expect(ok).toBe(false)
    expect(output).toContain('0 modules were cruised')
  })
})

describe('planted violations of the levels', () => {
  let outcome: Outcome
  beforeAll(async () => {
    outcome = await check({
      ...sound,
      ...unlisted,
      ...Object.fromEntries(planted.map(({ file, text }) => [file, text])),
    })
  }, 240_000)

  it('fail the check', () => {
    expect(outcome.ok).toBe(false)
  })

  it.each(planted)('$breach is caught in $file', ({ breach, file }) => {
    expect(outcome.output).toContain(`error ${breach}: ${file}`)
  })

  it('are the only reported errors', () => {
    expect(outcome.output.match(/^ *error /gm)).toHaveLength(planted.length)
  })
})
