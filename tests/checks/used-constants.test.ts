import type { ProjectFile } from '@fairground/scripts/check/tidy/project-file.ts'
import { usedConstants } from '@fairground/scripts/check/tidy/used-constants.ts'
import { describe, expect, it } from 'vitest'

const constants: ProjectFile = {
  path: 'packages/contract/src/constants.ts',
  text: `// Lobby\nexport const slimLimit = 4\nexport const planted = 900\n`,
}
const importLine = `import { slimLimit, planted } from '@fairground/contract/constants'`
const user: ProjectFile = { path: 'apps/site/src/lobby.ts', text: `${importLine}\nplanted + slimLimit` }

const messages = (...files: readonly ProjectFile[]): string[] =>
  usedConstants([constants, ...files]).map(({ line, message }) => `${line}: ${message}`)

describe('usedConstants', () => {
  it('accepts constants that product code imports', () => {
    expect(messages(user)).toEqual([])
  })

  it('reports a planted constant that product code does not use', () => {
    const text = `import { slimLimit } from '@fairground/contract/constants'\nslimLimit`
    expect(messages({ path: user.path, text })).toEqual([
      '3: no product code uses planted: use it or delete it',
    ])
  })

  it.each(['apps/site/src/lobby.test.ts', 'packages/testkit/src/lobby.ts', 'tests/lobby.ts'])(
    'does not count %s as product code',
    path => {
      expect(messages({ ...user, path })).toHaveLength(2)
    },
  )

  it('does not count a value with the same name in a file without the import', () => {
    expect(messages({ path: user.path, text: 'const planted = 1, slimLimit = 2' })).toHaveLength(2)
  })
})
