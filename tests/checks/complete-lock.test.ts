import { completeLock } from '@fairground/scripts/lock/complete-lock.ts'
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
