import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, it } from 'vitest'
import { getPublicKey, sign } from '#crypto/signature.ts'
import { hex, unhex, utf8 } from '#encoding/bytes.ts'
import {
  type BatchReceipt,
  parseBatchReceipt,
  signBatch,
  toReceipt,
  verifyBatchReceipt,
} from './batch-receipts.ts'
import vectors from './vectors.json' with { type: 'json' }

const secret = sha256(utf8('FD2 test key platform'))
const key = getPublicKey(secret)
const { receipt: known, hash } = vectors.batch

const base = toReceipt({ version: 2, ...known })
const batch = {
  member: base.member,
  n: 12,
  previous: unhex(known.batch.previous),
  unixMs: known.batch.unixMs,
}
const seal = (count: number) =>
  signBatch(
    { ...batch, sign: signed => sign(secret, signed) },
    Array.from({ length: count }, (_, seq0) => ({ ...base, seq0 })),
  )
const sealed = seal(7)
const mine = sealed.receipts.at(2)!

describe('receipts of a batch', () => {
  it('match the test vector', () => {
    const parsed = parseBatchReceipt({ version: 2, ...known })
    if ('problem' in parsed) throw new Error(parsed.problem)
    expect(verifyBatchReceipt(unhex(vectors.keys.platform), parsed)).toBe(true)
    expect(hex(key)).toBe(vectors.keys.platform)
    expect(hash).toHaveLength(64)
  })

  it.each([1, 2, 3, 7, 64])('verify one by one in a batch of %d', count => {
    const { receipts, signature, hash: signed } = seal(count)
    expect(receipts).toHaveLength(count)
    expect(hex(sign(secret, signed))).toBe(hex(signature))
    for (const receipt of [receipts[0], receipts.at(-1)] as BatchReceipt[]) {
      expect(parseBatchReceipt(JSON.parse(JSON.stringify(receipt)))).toEqual(receipt)
      expect(verifyBatchReceipt(key, receipt)).toBe(true)
    }
  })

  it.each<[string, BatchReceipt]>([
    ['another ticket', { ...mine, seq0: 3 }],
    ['another operator', { ...mine, member: 'other' }],
    ['another instance', { ...mine, instance: 'other' }],
    ['another leaf', { ...mine, leafHash: mine.root }],
    ['other terms', { ...mine, prizeTableHash: mine.root }],
    ['another place', { ...mine, batch: { ...mine.batch, index: 3 } }],
    ['a place outside the batch', { ...mine, batch: { ...mine.batch, index: 7 } }],
    ['a cut path', { ...mine, batch: { ...mine.batch, path: mine.batch.path.slice(1) } }],
    ['a longer path', { ...mine, batch: { ...mine.batch, path: [...mine.batch.path, mine.root] } }],
    ['another count', { ...mine, batch: { ...mine.batch, count: 8 } }],
    ['another number', { ...mine, batch: { ...mine.batch, n: 13 } }],
    ['another time', { ...mine, batch: { ...mine.batch, unixMs: 1 } }],
    ['another previous batch', { ...mine, batch: { ...mine.batch, previous: mine.root } }],
  ])('reject %s', (_, receipt) => {
    expect(verifyBatchReceipt(key, receipt)).toBe(false)
  })

  it('reject the key of another party and receipts of two operators', () => {
    expect(verifyBatchReceipt(unhex(vectors.keys.signer), mine)).toBe(false)
    expect(() =>
      signBatch({ ...batch, sign: () => expect.unreachable() }, [{ ...base, member: 'other' }]),
    ).toThrow('one operator')
  })

  it.each<[string, unknown]>([
    ['a receipt of FD1', { ...mine, version: 1 }],
    ['an extra field', { ...mine, note: '' }],
    ['no batch', { ...mine, batch: null }],
    ['a path that is not hexadecimal', { ...mine, batch: { ...mine.batch, path: ['x'] } }],
    ['a negative place', { ...mine, batch: { ...mine.batch, index: -1 } }],
  ])('parse rejects %s', (_, source) => {
    expect(parseBatchReceipt(source)).toHaveProperty('problem')
  })
})
