import { toFileName, operations } from '@fairground/scripts/check/tidy/operations.ts'
import type { ProjectFile } from '@fairground/scripts/check/tidy/project-file.ts'
import { describe, expect, it } from 'vitest'

const names: ProjectFile = {
  path: 'packages/contract/src/operation-names.ts',
  text: `export const areas = ['session']\nexport const specifiedNames = ['joinGame', 'login.whitelabel'] as const\nexport const extensionNames = [] as const`,
}
const tidy: readonly ProjectFile[] = [
  names,
  { path: 'apps/server/src/join/join-game.ts', text: 'x' },
  { path: 'apps/server/src/join/join-game.test.ts', text: 'await call.joinGame(alice)' },
  { path: 'apps/server/src/session/login-whitelabel.ts', text: 'x' },
  { path: 'tests/system/login.test.ts', text: `await call('login.whitelabel', {})` },
]

const messages = (files: readonly ProjectFile[]): string[] => operations(files).map(({ message }) => message)
const without = (path: string): ProjectFile[] => tidy.filter(file => file.path !== path)

describe('operations', () => {
  it('accepts one file and one test per operation', () => {
    expect(messages(tidy)).toEqual([])
  })

  it('reports a missing file', () => {
    expect(messages(without('apps/server/src/join/join-game.ts'))).toEqual([
      'no file join-game.ts for joinGame',
    ])
  })

  it('reports two files with the same name', () => {
    const twice = [...tidy, { path: 'apps/server/src/games/join-game.ts', text: 'x' }]
    expect(messages(twice)).toEqual([
      'joinGame has several files: apps/server/src/join/join-game.ts, apps/server/src/games/join-game.ts',
    ])
  })

  it('reports a missing test', () => {
    expect(messages(without('tests/system/login.test.ts'))).toEqual(['no test mentions login.whitelabel'])
  })

  it('does not count a comment or a longer name as a mention', () => {
    const files = without('apps/server/src/join/join-game.test.ts')
    const test = {
      path: 'apps/server/src/join/other.test.ts',
      text: '// joinGame\nawait call.joinGameCancel()',
    }
    expect(messages([...files, test])).toEqual(['no test mentions joinGame'])
  })

  it.each([
    ['joinGame', 'join-game'],
    ['login.whitelabel', 'login-whitelabel'],
    ['checkGovernmentID', 'check-government-id'],
    ['getPlayerCurrentXPMultiplier', 'get-player-current-xp-multiplier'],
    ['changePassword2', 'change-password2'],
    ['getCountryCodeByIp', 'get-country-code-by-ip'],
  ])('expects %s in %s.ts', (operation, file) => {
    expect(toFileName(operation)).toBe(file)
  })
})
