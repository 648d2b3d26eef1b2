import { describe, expect, it } from 'vitest'
import { quicknet } from '#beacon/beacon.ts'
import { verifyConsistency } from '#crypto/consistency.ts'
import { openDraws } from '#crypto/draw-stream.ts'
import { chainFrom } from '#crypto/hash-chain.ts'
import { leafHash, merkleRoot } from '#crypto/merkle.ts'
import { hex, unhex, utf8 } from '#encoding/bytes.ts'
import { openCheckpoint } from '#log/checkpoint.ts'
import { formatKey, type NoteKey } from '#log/note.ts'
import { findUnseenReason } from '#log/seen-in-time.ts'
import { roundTime } from '#beacon/beacon.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { closeHash } from './close.ts'
import { balanceHash, winnersHash } from './control.ts'
import { countersignHash } from './countersign.ts'
import { batchHash, receiptLeaf } from './receipt.ts'
import { assignSeed, roundHash } from './round.ts'
import { applyMask, lockHash, lockRoundKey, openRoundKey, roundKey } from './round-lock.ts'
import { drawSeed } from './seed.ts'
import vectors from './vectors.json' with { type: 'json' }

const { draw, batch, round, log, beacon, keys } = vectors
const signature = unhex(beacon.signature)
const links = chainFrom(sha256(utf8('FD1 test chain secret')), 5)
const close = {
  ...draw.close,
  rulesHash: unhex(draw.close.rulesHash),
  prizeTableHash: unhex(draw.close.prizeTableHash),
  root: unhex(draw.close.root),
  pool: BigInt(draw.close.pool),
  jackpot: BigInt(draw.close.jackpot),
  previous: unhex(draw.close.previous),
  beaconChainHash: unhex(quicknet.chainHash),
}
const [C, L, K] = [unhex(draw.C), unhex(draw.L), unhex(draw.K)]

describe('the vectors of a draw', () => {
  it('give the close record, the balance and the winners', () => {
    expect(hex(closeHash(close))).toBe(draw.C)
    const { member, instance, treeSize, root, pool } = close
    const at = close.closedAt + 300
    expect(hex(balanceHash({ member, instance, treeSize, root, pool, at }))).toBe(draw.balance)
    const settlementRoot = sha256(utf8('settlement'))
    expect(hex(winnersHash({ close: C, lock: L, settlementRoot, paid: 350n, count: 1 }))).toBe(draw.winners)
  })

  it('give the lock, which the beacon signature opens', () => {
    expect(hex(roundKey(sha256(utf8('FD2 test kappa')), beacon.round))).toBe(draw.K)
    expect(hex(lockRoundKey(quicknet, beacon.round, K))).toBe(draw.lock)
    expect(hex(openRoundKey(unhex(draw.lock), signature))).toBe(draw.K)
    expect(hex(openRoundKey(unhex(draw.lock).fill(7), signature))).toHaveLength(64)
  })

  it('give the mask, its hash and the signer statement', () => {
    expect(hex(applyMask(links.linkAt(3), K, C, 0))).toBe(draw.mask)
    expect(hex(lockHash(C, beacon.round, unhex(draw.lock), [unhex(draw.mask)]))).toBe(draw.L)
    const { at, term, k, head } = draw.said
    expect(hex(countersignHash({ context: C, lock: L, at, term, k, head: unhex(head) }))).toBe(
      draw.countersign,
    )
  })

  it('give the seed and the numbers', () => {
    const seed = drawSeed(links.linkAt(3), C, L, beacon.round, signature)
    expect(hex(seed)).toBe(draw.seed)
    expect(openDraws('FD2', seed, C)('lottery/main').pick(6, 49).join()).toBe(draw.result)
  })
})

describe('the vectors of a batch of receipts', () => {
  it('give the leaf of a receipt', () => {
    const { batch: _, leafHash: leaf, root, rulesHash, prizeTableHash, ...receipt } = batch.receipt
    const bytes = {
      leafHash: unhex(leaf),
      root: unhex(root),
      rulesHash: unhex(rulesHash),
      prizeTableHash: unhex(prizeTableHash),
    }
    expect(hex(receiptLeaf({ ...receipt, ...bytes }))).toBe(batch.leaf)
    expect(batchHash({ member: 'm', n: 1, count: 1, root: C, previous: C, unixMs: 1 })).toHaveLength(32)
  })
})

describe('the vectors of a round of instant tickets', () => {
  it('give the round, its seed and the positions', () => {
    const rows = round.q.rows.map(row => ({ ...row, deck: unhex(row.deck), root: unhex(row.root) }))
    const Q = roundHash({ ...round.q, beaconChainHash: quicknet.chainHash, rows })
    expect(hex(Q)).toBe(round.Q)
    const masks = round.masks.map(unhex)
    expect(hex(lockHash(Q, beacon.round, unhex(round.ct), masks))).toBe(round.L)
    expect(masks.map((mask, row) => hex(applyMask(mask, unhex(round.K), Q, row)))).toEqual(round.links)
    const deck = unhex(round.deck)
    const context = { context: Q, lock: unhex(round.L), deck }
    expect(hex(assignSeed(unhex(round.links.at(0)!), context, beacon.round, signature))).toBe(round.seed)
  })
})

describe('the vectors of the log', () => {
  const key = (name: string, type: 1 | 4, text: string): NoteKey => ({ name, type, publicKey: unhex(text) })
  const policy = {
    log: key(log.origin, 1, keys.log),
    witnesses: [keys.w1, keys.w2, keys.w3].map((text, i) => key(`w${i + 1}.example`, 4, text)),
    quorum: 2,
  }

  it('open the checkpoint with three cosignatures', () => {
    expect(formatKey(policy.log)).toBe(log.vkey)
    expect(formatKey(policy.witnesses.at(0)!)).toBe(log.witness)
    const opened = openCheckpoint(log.checkpoint, policy)
    expect(opened?.size).toBe(5)
    expect([...opened!.times.keys()]).toEqual(['w1.example', 'w2.example', 'w3.example'])
  })

  it('prove that the entry was seen in time, and no other entry', () => {
    const { index, path, checkpoint } = log
    const deadline = roundTime(quicknet, beacon.round)
    const seen = (text: string, ms = deadline) =>
      findUnseenReason(policy, { index, path, checkpoint }, leafHash(utf8(text)), ms)
    expect(seen(log.entry)).toBeUndefined()
    expect(seen(`${log.entry} `)).toContain('not in the log')
    expect(seen(log.entry, deadline - 10_000)).toContain('0 witnesses')
  })

  it('prove consistency', () => {
    const first = { size: 3, root: unhex(log.root3) }
    const leaves = log.leaves.map(unhex)
    const second = { size: 5, root: merkleRoot(leaves) }
    expect(verifyConsistency(first, second, log.consistency3.map(unhex))).toBe(true)
    expect(verifyConsistency(first, { ...second, root: C }, log.consistency3.map(unhex))).toBe(false)
  })
})
