import { fileNameOf, operations } from '@fairground/scripts/check/tidy/operations.ts'
import type { ProjectFile } from '@fairground/scripts/check/tidy/project-file.ts'
import { describe, expect, it } from 'vitest'

const names: ProjectFile = {
  path: 'packages/contract/src/operation-names.ts',
  text: `export const areas = ['session']\nexport const specifiedNames = ['joinGame', 'login.whitelabel', 'logout'] as const\nexport const ownNames = ['ping'] as const`,
}
const handlers: ProjectFile = {
  path: 'apps/server/src/operation/handlers.ts',
  text: `export const handlers = { joinGame, 'login.whitelabel': loginWhitelabel, logout: notBuilt } satisfies Handlers`,
}
const tidy: readonly ProjectFile[] = [
  names,
  handlers,
  { path: 'apps/server/src/join/join-game.ts', text: 'x' },
  { path: 'apps/server/src/join/join-game.test.ts', text: 'await call.joinGame(alice)' },
  { path: 'apps/server/src/session/login-whitelabel.ts', text: 'x' },
  { path: 'tests/system/login.test.ts', text: `await call('login.whitelabel', {})` },
]

const messages = (files: readonly ProjectFile[]): string[] => operations(files).map(({ message }) => message)
const without = (path: string): ProjectFile[] => tidy.filter(file => file.path !== path)

describe('operations', () => {
  it('is content with a file and a test for each handled operation, and asks for no other', () => {
    expect(messages(tidy)).toEqual([])
  })

  it('misses a file', () => {
    expect(messages(without('apps/server/src/join/join-game.ts'))).toEqual([
      'no file join-game.ts for joinGame',
    ])
  })

  it('sees two files of one name', () => {
    const twice = [...tidy, { path: 'apps/server/src/games/join-game.ts', text: 'x' }]
    expect(messages(twice)).toEqual([
      'joinGame has several files: apps/server/src/join/join-game.ts, apps/server/src/games/join-game.ts',
    ])
  })

  it('misses a test', () => {
    expect(messages(without('tests/system/login.test.ts'))).toEqual(['no test mentions login.whitelabel'])
  })

  it('does not take a comment or a longer name for a mention', () => {
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
  ])('%s lives in %s.ts', (operation, file) => {
    expect(fileNameOf(operation)).toBe(file)
  })
})
