import { createPrivateKey, createPublicKey, sign as nodeSign, verify as nodeVerify } from 'node:crypto'
import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, it } from 'vitest'
import { concat, hex, unhex, utf8 } from '#encoding/bytes.ts'
import { getPublicKey, sign, verify } from './signature.ts'

const secretKey = sha256(utf8('bob'))
const publicKey = getPublicKey(secretKey)
const hash = sha256(utf8('message'))

const nodeSecret = createPrivateKey({
  key: Buffer.from(concat(unhex('302e020100300506032b657004220420'), secretKey)),
  format: 'der',
  type: 'pkcs8',
})
const nodePublic = createPublicKey(nodeSecret)

describe('signature', () => {
  it('is compatible with node:crypto in both directions', () => {
    expect(hex(sign(secretKey, hash))).toBe(nodeSign(null, hash, nodeSecret).toString('hex'))
    expect(nodeVerify(null, hash, nodePublic, sign(secretKey, hash))).toBe(true)
    expect(nodePublic.export({ format: 'der', type: 'spki' }).subarray(12).toString('hex')).toBe(
      hex(publicKey),
    )
  })

  it('verifies only for its own key, message and bytes', () => {
    const signature = sign(secretKey, hash)
    expect(verify(publicKey, hash, signature)).toBe(true)
    expect(verify(getPublicKey(hash), hash, signature)).toBe(false)
    expect(verify(publicKey, secretKey, signature)).toBe(false)
    expect(
      verify(
        publicKey,
        hash,
        signature.map((byte, i) => (i === 63 ? byte ^ 1 : byte)),
      ),
    ).toBe(false)
  })

  it.each([
    ['a short key', publicKey.slice(1), sign(secretKey, hash)],
    ['a short signature', publicKey, sign(secretKey, hash).slice(1)],
    ['a key that is not a curve point', new Uint8Array(32).fill(255), sign(secretKey, hash)],
  ])('rejects %s without throwing', (_, key, signature) => {
    expect(verify(key, hash, signature)).toBe(false)
  })
})
