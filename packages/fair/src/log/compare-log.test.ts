import { describe, expect, it } from 'vitest'
import { consistencyProof } from '#crypto/consistency.ts'
import { leafHash, merkleRoot } from '#crypto/merkle.ts'
import { getPublicKey } from '#crypto/signature.ts'
import { hex, utf8 } from '#encoding/bytes.ts'
import { cosign, noteSigner, signCheckpoint } from './checkpoint.ts'
import { compareLog } from './compare-log.ts'
import { formatPolicy } from './policy-text.ts'

const makeSigner = (name: string, type: 1 | 4, seed: number) => {
  const secret = new Uint8Array(32).fill(seed)
  return noteSigner({ name, type, publicKey: getPublicKey(secret) }, secret)
}
const log = makeSigner('log.example/fair/1', 1, 1)
const witnesses = [2, 3, 4].map(seed => makeSigner(`w${seed}.example`, 4, seed))
const policy = formatPolicy({ log, witnesses, quorum: 2 })

const history = (name: string, size: number) =>
  Array.from({ length: size }, (_, i) => leafHash(utf8(i < 3 ? `entry ${i}` : `${name} ${i}`)))
const makeNote = (leaves: readonly Uint8Array[], seenBy = 3, signer = log) => {
  const note = signCheckpoint(signer, leaves.length, merkleRoot(leaves))
  return (
    note +
    witnesses
      .slice(0, seenBy)
      .map(witness => cosign(witness, note, 100))
      .join('')
  )
}
const proof = (leaves: readonly Uint8Array[], first: number) => consistencyProof(leaves, first).map(hex)
const keep = (leaves: readonly Uint8Array[]) => ({ checkpoint: makeNote(leaves) })

describe('a client that compares the log with what it keeps', () => {
  it('keeps the first checkpoint that a quorum cosigned', () => {
    const leaves = history('honest', 5)
    const shown = { checkpoint: makeNote(leaves, 2), consistency: [] }
    expect(compareLog(policy, null, shown)).toEqual({
      state: 'agreed',
      size: 5,
      seenBy: ['w2.example', 'w3.example'],
      keep: { size: 5, root: hex(merkleRoot(leaves)), checkpoint: shown.checkpoint },
    })
    const unseen = { checkpoint: makeNote(leaves, 1), consistency: [] }
    expect(compareLog(policy, null, unseen)).toMatchObject({ state: 'unknown', keep: null })
  })

  it('agrees with a longer and with a shorter log of the same history', () => {
    const [five, nine] = [history('honest', 5), history('honest', 9)]
    const longer = { checkpoint: makeNote(nine), consistency: proof(nine, 5) }
    expect(compareLog(policy, keep(five), longer)).toMatchObject({ state: 'agreed', keep: { size: 9 } })
    const shorter = { checkpoint: makeNote(five), consistency: proof(nine, 5) }
    expect(compareLog(policy, keep(nine), shorter)).toMatchObject({ state: 'agreed', keep: null })
    const same = { checkpoint: makeNote(five), consistency: [] }
    expect(compareLog(policy, keep(five), same)).toMatchObject({ state: 'agreed', keep: null })
  })

  it.each([
    ['another history of the same size', 5, 5],
    ['another, longer history', 5, 9],
    ['another, shorter history', 9, 5],
  ])('keeps both signed notes as evidence of %s', (_, keptSize, shownSize) => {
    const [honest, forged] = [history('honest', keptSize), history('forged', shownSize)]
    const longer = keptSize < shownSize ? forged : honest
    const consistency = proof(longer, Math.min(keptSize, shownSize))
    const shown = { checkpoint: makeNote(forged, 0), consistency }
    const kept = keep(honest)
    expect(compareLog(policy, kept, shown)).toMatchObject({
      state: 'split',
      keep: { size: keptSize, notes: [kept.checkpoint, shown.checkpoint] },
    })
  })

  it('sees a split view in a log that gives no proof', () => {
    const shown = { checkpoint: makeNote(history('honest', 9)), consistency: [] }
    expect(compareLog(policy, keep(history('honest', 5)), shown).state).toBe('split')
  })

  it('blames no log for a checkpoint that another key signed', () => {
    const other = makeSigner(log.name, 1, 9)
    const shown = { checkpoint: makeNote(history('forged', 9), 3, other), consistency: [] }
    expect(compareLog(policy, keep(history('honest', 5)), shown)).toEqual({
      state: 'unknown',
      size: 0,
      seenBy: [],
      keep: null,
    })
  })
})
