import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openBytes, sealBytes } from './sealing.ts'
import { createTestVault } from '#testing/test-vault.test-support.ts'
import { openVault } from './vault.ts'

const vault = createTestVault()
const alice = { memberId: 1, playerId: 7 }

describe('sealing', () => {
  const key = randomBytes(32)
  const sealed = sealBytes(key, 'row 1', Buffer.from('Rowan Marsh'))

  it('opens with its key and its owner', () => {
    expect(openBytes(key, 'row 1', sealed).toString()).toBe('Rowan Marsh')
    expect(sealed.toString('latin1')).not.toContain('Rowan')
  })

  it.each([
    ['another key', () => openBytes(randomBytes(32), 'row 1', sealed)],
    ['another row', () => openBytes(key, 'row 2', sealed)],
    [
      'one bit changed',
      () =>
        openBytes(
          key,
          'row 1',
          sealed.map((byte, i) => (i === 14 ? byte ^ 1 : byte)),
        ),
    ],
    ['cut short', () => openBytes(key, 'row 1', sealed.subarray(0, 20))],
  ])('does not open: %s', (_, open) => {
    expect(open).toThrow()
  })
})

describe('vault', () => {
  it("creates a key per player that only the player's own row unwraps", () => {
    const { key, wrapped } = vault.newPlayerKey(alice)
    expect(vault.playerKey(alice, wrapped)).toEqual(key)
    expect(() => vault.playerKey({ ...alice, playerId: 8 }, wrapped)).toThrow()
    expect(() => vault.playerKey({ ...alice, memberId: 2 }, wrapped)).toThrow()
    expect(vault.playerKey(alice, null)).toBeUndefined()
  })

  it('seals for one operator and one purpose', () => {
    const sealed = vault.seal(1, 'mail', { to: 'alice@example.test' })
    expect(vault.open(1, 'mail', sealed)).toEqual({ to: 'alice@example.test' })
    expect(() => vault.open(2, 'mail', sealed)).toThrow()
    expect(() => vault.open(1, 'sms', sealed)).toThrow()
  })

  it('gives equal digests only for equal values of the same operator and kind', () => {
    const digest = vault.digest(1, 'email', 'alice@example.test')
    expect(vault.digest(1, 'email', 'alice@example.test')).toEqual(digest)
    for (const other of [
      vault.digest(2, 'email', 'alice@example.test'),
      vault.digest(1, 'phone', 'alice@example.test'),
      vault.digest(1, 'email', 'bob@example.test'),
      createTestVault().digest(1, 'email', 'alice@example.test'),
    ])
      expect(other).not.toEqual(digest)
  })

  it('stores its root key once, in a file that only its user can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vault-'))
    try {
      const sealed = openVault(folder).seal(1, 'x', 1)
      expect(openVault(folder).open(1, 'x', sealed)).toBe(1)
      expect(statSync(join(folder, 'vault.key')).mode & 0o777).toBe(0o600)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
