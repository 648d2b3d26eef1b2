import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createKeyVersion } from '#platform/key-versions/key-lines.ts'
import { splitKeyVersion } from './key-header.ts'
import { formatVaultKey, openVaultKeys } from './vault-keys.ts'
import { createVault } from './vault.ts'

const folder = mkdtempSync(join(tmpdir(), 'vault-'))
const file = join(folder, 'vault.key')
afterAll(() => rmSync(folder, { recursive: true }))

const alice = { memberId: 1, playerId: 7 }
const digestRoot = randomBytes(32)
const first = createKeyVersion(1)
const second = createKeyVersion(2, 20_000)
let now = 10_000
const open = () => createVault(openVaultKeys(folder, false, () => now))

beforeEach(() => {
  now = 10_000
  writeFileSync(file, formatVaultKey({ digestRoot, versions: [first] }))
})

describe('versions of the vault key', () => {
  it('reads a new version without a restart, and seals with it only from its time on', () => {
    const vault = open()
    const old = vault.seal(1, 'mail', 'a')
    expect(splitKeyVersion(old).version).toBe(1)
    writeFileSync(file, formatVaultKey({ digestRoot, versions: [first, second] }))
    now = 19_999
    expect(splitKeyVersion(vault.seal(1, 'mail', 'b')).version).toBe(1)
    now = 20_000
    const sealed = vault.seal(1, 'mail', 'c')
    expect(splitKeyVersion(sealed).version).toBe(2)
    expect([old, sealed].map(each => vault.open(1, 'mail', each))).toEqual(['a', 'c'])
  })

  it('opens a value of a version that is not used yet, because another service uses it', () => {
    const vault = open()
    const other = createVault({
      digestRoot,
      newest: () => second,
      find: version => (version === 2 ? second.secret : undefined),
    })
    const sealed = other.seal(1, 'mail', 'early')
    expect(() => vault.open(1, 'mail', sealed)).toThrow('vault.key has no version 2')
    writeFileSync(file, formatVaultKey({ digestRoot, versions: [first, second] }))
    now += 1000
    expect(vault.open(1, 'mail', sealed)).toBe('early')
  })

  it('wraps the key of a player again without changing it', () => {
    const { key, wrapped } = open().newPlayerKey(alice)
    writeFileSync(file, formatVaultKey({ digestRoot, versions: [first, second] }))
    now = 30_000
    const again = open().rewrapPlayerKey(alice, wrapped)
    expect(splitKeyVersion(again).version).toBe(2)
    writeFileSync(file, formatVaultKey({ digestRoot, versions: [second] }))
    expect(open().playerKey(alice, again)).toEqual(key)
    expect(() => open().playerKey(alice, wrapped)).toThrow('vault.key has no version 1')
    expect(() => open().rewrapPlayerKey({ ...alice, playerId: 8 }, again)).toThrow()
  })

  it('keeps its digests when versions come and go', () => {
    const digest = open().digest(1, 'email', 'alice@example.test')
    writeFileSync(file, formatVaultKey({ digestRoot, versions: [second] }))
    expect(open().digest(1, 'email', 'alice@example.test')).toEqual(digest)
  })

  it('opens the values of a file with only one key, also after that file got a version', () => {
    const root = randomBytes(32)
    writeFileSync(file, root)
    const sealed = open().seal(1, 'mail', 'old')
    const digest = open().digest(1, 'email', 'a')
    writeFileSync(
      file,
      formatVaultKey({ digestRoot: root, versions: [{ version: 1, secret: root, usedFrom: 0 }, second] }),
    )
    now = 30_000
    expect(open().open(1, 'mail', sealed)).toBe('old')
    expect(open().digest(1, 'email', 'a')).toEqual(digest)
  })

  it('opens a value of version 1 that starts like a header by chance', () => {
    const vault = open()
    // The nonce is the start of a value without a header.
    const nonce = Buffer.from('fa17c0de0009aabbccddeeff', 'hex')
    const key = Buffer.from(hkdfSync('sha256', first.secret, '', 'fairground/seal/1', 32))
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('mail'))
    const sealed = Buffer.concat([nonce, cipher.update('"lucky"'), cipher.final(), cipher.getAuthTag()])
    expect(splitKeyVersion(sealed).version).toBe(9)
    expect(vault.open(1, 'mail', sealed)).toBe('lucky')
  })

  it.each([
    ['no version', `digest ${'ab'.repeat(32)}\n`, 'holds no version'],
    ['a broken line', `digest ${'ab'.repeat(32)}\n1 short\n`, 'not "<version> <64 hex digits>"'],
    ['no digest', `1 ${'ab'.repeat(32)}\n`, 'does not start with the line "digest'],
    [
      'versions in the wrong order',
      `digest ${'ab'.repeat(32)}\n2 ${'ab'.repeat(32)}\n1 ${'cd'.repeat(32)}\n`,
      'ascending order',
    ],
  ])('refuses a file with %s', (_, content, message) => {
    writeFileSync(file, content)
    expect(open).toThrow(message)
  })
})
