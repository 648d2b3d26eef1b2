import { completeLock } from '@fairground/scripts/lock/complete-lock.ts'
import { findIntegrityProblems, findUnchecked, withIntegrity } from '@fairground/scripts/lock/integrity.ts'
import { parsePlatform } from '@fairground/scripts/lock/platform.ts'
import { describe, expect, it } from 'vitest'

describe('completeLock', () => {
  const tool = {
    version: '2.0.0',
    dev: true,
    optionalDependencies: { 'tool-darwin-arm64': '2.0.0', other: '^1.0.0' },
  }

  it('adds an optional package with an exact version that npm omitted, and nothing else', () => {
    const { completed, added } = completeLock({ packages: { '': {}, 'node_modules/tool': tool } })
    expect(added).toEqual(['node_modules/tool-darwin-arm64'])
    expect(completed.packages).toEqual({
      '': {},
      'node_modules/tool': tool,
      'node_modules/tool-darwin-arm64': {
        version: '2.0.0',
        os: ['darwin'],
        cpu: ['arm64'],
        dev: true,
        optional: true,
      },
    })
  })

  it.each(['node_modules/tool-darwin-arm64', 'node_modules/tool/node_modules/tool-darwin-arm64'])(
    'does not change a package that is locked as %s',
    path => {
      const lock = { packages: { 'node_modules/tool': tool, [path]: { version: '2.0.0' } } }
      expect(completeLock(lock)).toEqual({ completed: lock, added: [] })
    },
  )
})

describe('parsePlatform', () => {
  it.each([
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@dbmate/win32-x64', { os: ['win32'], cpu: ['x64'] }],
    ['@oxlint/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
    ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['fsevents', {}],
  ])('reads the platform from %s', (name, platform) => {
    expect(parsePlatform(name)).toEqual(platform)
  })
})

describe('the integrity of locked packages', () => {
  const checked = { version: '1.0.0', integrity: 'sha512-a' }
  const lock = {
    packages: {
      '': {},
      'apps/server': { version: '1.0.5' },
      'node_modules/@fairground/server': { link: true },
      'node_modules/good': checked,
      'node_modules/good/node_modules/@scope/native-linux-arm64': { version: '2.0.0' },
      'node_modules/alias': { name: 'real', version: '3.0.0' },
    },
  }
  const native = '@scope/native-linux-arm64@2.0.0'

  it('is required of every package that is neither a workspace nor listed', () => {
    expect(findUnchecked(lock).map(({ id }) => id)).toEqual([native, 'real@3.0.0'])
    expect(findIntegrityProblems(lock, [native])).toEqual(['real@3.0.0 has no integrity'])
    expect(findIntegrityProblems(lock, [native, 'real@3.0.0'])).toEqual([])
  })

  it('must not be listed as unverified for another version, or when it is known', () => {
    expect(findIntegrityProblems({ packages: { 'node_modules/good': checked } }, ['good@1.0.0'])).toEqual([
      expect.stringContaining('good@1.0.0 is listed as unverified'),
    ])
    expect(findIntegrityProblems(lock, ['@scope/native-linux-arm64@1.0.0', 'real@3.0.0'])).toHaveLength(2)
  })

  it('is added behind the version, as npm writes it', () => {
    const path = 'node_modules/alias'
    const { packages } = withIntegrity(lock, new Map([[path, 'sha512-b']]))
    expect(packages[path]).toEqual({ name: 'real', version: '3.0.0', integrity: 'sha512-b' })
    expect(packages['node_modules/good']).toBe(checked)
  })
})
