import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openLaneKeys } from './lane-keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'lane-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('creates a key per class that only the user can read, and reads it again', () => {
  const keys = openLaneKeys(folder, ['play', 'cashier'])
  const { version, secret } = keys.newest('play')
  expect(version).toBe(1)
  expect(secret).toHaveLength(32)
  expect(keys.newest('cashier').secret.equals(secret)).toBe(false)
  expect(openLaneKeys(folder).find('play', 1)?.equals(secret)).toBe(true)
  expect(statSync(join(folder, 'lane-play.key')).mode & 0o077).toBe(0)
})

it('has no key of a class that it did not open', () => {
  const keys = openLaneKeys(folder, ['play'])
  expect(() => keys.newest('operator')).toThrow('no key for operator commands')
  expect(keys.find('operator', 1)).toBeUndefined()
})

it('finds a new version without a restart, keeps the old one, and reads the files at most once a second', () => {
  let now = 10_000
  const keys = openLaneKeys(folder, ['play'], true, () => now)
  appendFileSync(join(folder, 'lane-play.key'), `2 ${'ab'.repeat(32)}\n`)
  expect(keys.find('play', 2)).toBeUndefined()
  now += 1000
  expect(keys.find('play', 2)?.toString('hex')).toBe('ab'.repeat(32))
  expect(keys.find('play', 1)).toHaveLength(32)
  expect(openLaneKeys(folder, ['play']).newest('play').version).toBe(2)
})

it('refuses a file with a broken line', () => {
  const file = join(folder, 'lane-cashier.key')
  writeFileSync(file, `${readFileSync(file, 'utf8')}2 short\n`)
  expect(() => openLaneKeys(folder, ['cashier'])).toThrow('not "<version> <64 hex digits>"')
})
