import { describe, expect, it } from 'vitest'
import { signRound } from '#beacon/local-beacon.ts'
import { hex, unhex } from '#encoding/bytes.ts'
import type { LogEntry } from '#log/entry.ts'
import { sampleFile as firstSampleFile, sampleRecord } from '#record/sample-record.test-support.ts'
import { type StepId, type VerifyOptions, verifyDraw } from '#verify.ts'
import malformed from './malformed.json' with { type: 'json' }

import { applyMask, lockRoundKey, openRoundKey } from './round-lock.ts'
import {
  type Cheat,
  earlierResult,
  otherClose,
  reseal,
  type SampleDraw,
  sampleDraw,
  sampleFile,
  type SampleOptions,
  sampleReceipts,
} from './sample-draw.test-support.ts'
import { type SampleDraft, SampleLog } from './sample-log.test-support.ts'
import {
  closedAt,
  links,
  logSigner,
  otherLogSigner,
  roundSeconds,
  sampleBeacon,
  sampleKey,
  sampleLock,
  samplePolicy,
  samplePublicKey,
  sampleSecret,
  witnesses,
} from './sample-world.test-support.ts'
import vectors from './vectors.json' with { type: 'json' }
import { noEvidence, type WitnessEvidence } from './witness-evidence.ts'

const pins = { policy: samplePolicy }
const honest = sampleDraw()
const receipts = sampleReceipts(honest)

/** VALID, FAULT step or the failed step. */
const verdict = (draw: SampleDraw, options: VerifyOptions = {}): string => {
  const { failed, faults } = verifyDraw(sampleFile(draw), { pins, ...options })
  const [fault] = faults
  return failed ? failed.id : fault ? `FAULT ${fault.id}` : 'VALID'
}
const attack = (cheat: Cheat, options: SampleOptions = {}) => verdict(sampleDraw({ ...options, cheat }))

const rubbish = new Uint8Array(160).fill(7)

describe('platform and signer together', () => {
  it.each<[string, Cheat, StepId]>([
    ['remake a close after the beacon round', { seen: { seconds: roundSeconds + 1 } }, 'log'],
    ['show the close a second too late', { seen: { seconds: roundSeconds - 1 } }, 'log'],
    ['have one witness of three', { seen: { by: witnesses.slice(0, 1) } }, 'log'],
    [
      'sign the log with another key',
      { seen: { log: otherLogSigner }, newest: { log: otherLogSigner } },
      'log',
    ],
    ['sign the newer checkpoint with another key', { newest: { log: otherLogSigner } }, 'log'],
    ['hide the newer checkpoint from the witnesses', { newest: { by: witnesses.slice(0, 1) } }, 'history'],
    [
      'use a link of another chain',
      { seal: sealed => withChain(sealed, { anchor: hex(sampleSecret('x')) }) },
      'chain',
    ],
    [
      'skip a link',
      {
        seal: sealed => withChain(sealed, linkFields(4)),
        lock: (C, { lock }) => ({ lock, mask: applyMask(links.linkAt(4), sampleKey, C, 0) }),
      },
      'chain',
    ],
    [
      'use a link twice',
      {
        seal: sealed => withChain(sealed, linkFields(2)),
        lock: (C, { lock }) => ({ lock, mask: applyMask(links.linkAt(2), sampleKey, C, 0) }),
      },
      'chain',
    ],
    ['countersign too late', { signerAt: roundSeconds * 1000 - 1500 }, 'round'],
    ['choose a later round', { seal: sealed => withRound(sealed, sampleBeacon.round + 1) }, 'round'],
  ])('fail when they %s', (_, cheat, step) => {
    expect(attack(cheat)).toBe(step)
  })

  it.each<[string, Cheat, string]>([
    [
      'was not logged',
      {
        record: record => ({ ...record, entries: record.entries.filter(({ entry }) => entry.t !== 'chain') }),
      },
      'chain',
    ],
    ['was logged an hour before', { committedSeconds: Math.floor(closedAt / 1000) - 3600 }, 'chain'],
    [
      'has no proof of its time',
      { record: record => ({ ...record, chain: { ...record.chain, committed: null } }) },
      'chain',
    ],
  ])('fail with a second chain that %s', (_, cheat, step) => {
    expect(attack(cheat, { successor: true })).toBe(step)
  })

  const withChain = <T extends Pick<SampleDraw, 'chain'>>(
    sealed: T,
    chain: Partial<SampleDraw['chain']>,
  ): T => ({
    ...sealed,
    chain: { ...sealed.chain, ...chain },
  })
  function linkFields(index: number) {
    return { index, previous: hex(links.linkAt(index - 1)), link: hex(links.linkAt(index)) }
  }
  const withRound = <T extends Pick<SampleDraw, 'beacon'>>(sealed: T, round: number): T => ({
    ...sealed,
    beacon: { ...sealed.beacon, round, signature: signRound(sampleSecret('beacon'), round) },
  })
})

describe('signer', () => {
  it.each<[string, Cheat]>([
    [
      'locks another secret',
      { lock: (C, { lock }) => ({ lock, mask: applyMask(sampleSecret('x'), sampleKey, C, 0) }) },
    ],
    [
      'masks the link of another draw',
      { lock: (C, { lock }) => ({ lock, mask: applyMask(links.linkAt(4), sampleKey, C, 0) }) },
    ],
    ['gives rubbish', { lock: (_, { mask }) => ({ lock: rubbish, mask }) }],
    ['gives nothing', { lock: (_, { mask }) => ({ lock: new Uint8Array(0), mask }) }],
    [
      'locks to a later round',
      {
        lock: (_, { mask }) => ({
          lock: lockRoundKey(sampleBeacon.chain, sampleBeacon.round + 1000, sampleKey),
          mask,
        }),
      },
    ],
    ['changes one byte of the lock', { lock: (_, { mask }) => ({ lock: sampleLock.with(150, 1), mask }) }],
  ])('that %s is at fault, and the draw stands', (_, cheat) => {
    expect(attack(cheat)).toBe('FAULT lock')
  })

  it('cannot offer the true link after a rubbish lock', () => {
    const cheat: Cheat = { lock: (_, { mask }) => ({ lock: rubbish, mask }), link: () => links.linkAt(3) }
    expect(attack(cheat)).toBe('result')
  })

  it('is refused in an old term', () => {
    const term: SampleDraft = {
      t: 'term',
      key: samplePublicKey('standby'),
      term: 2,
      k: 7,
      head: hex(sampleSecret('head')),
    }
    const before = (next: Cheat): Cheat => ({ ...next, before: sealed => [term, ...beforeThis(sealed)] })
    expect(attack(before({}))).toBe('close')
    const keys = { ...honest.keys, signer: samplePublicKey('standby') }
    const standby: Cheat = { term: 2, signer: 'standby', seal: sealed => ({ ...sealed, keys }) }
    const created: Cheat = { game: entry => ({ ...entry, keys: honest.keys }) }
    expect(attack(before({ ...standby, ...created }))).toBe('VALID')
  })
})

type Sealed = Parameters<typeof otherClose>[0]

function beforeThis(sealed: Sealed): SampleDraft[] {
  const close = otherClose(sealed, { instance: 'earlier', index: 2 })
  return [close, earlierResult(closeId(close))]
}

const closeId = (draft: SampleDraft): string => ('C' in draft ? draft.C : '')

describe('platform', () => {
  it.each<[string, Cheat, StepId]>([
    ['balance of another pool', { balancePool: 1n }, 'balance'],
    ['other winners', { winnersPaid: 1n }, 'winners'],
    [
      'numbers of its choice',
      { outcome: given => ({ ...given, result: { drawn: [1, 2, 3], text: '1,2,3' } }) },
      'result',
    ],
    [
      'a prize that it keeps',
      {
        outcome: given => ({
          ...given,
          settlement: { ...given.settlement, payouts: given.settlement.payouts.slice(1) },
        }),
      },
      'settlement',
    ],
    ['another signer', { signer: 'other' }, 'close'],
    [
      'a signer key that the log does not name',
      {
        signer: 'other',
        seal: sealed => ({ ...sealed, keys: { ...sealed.keys, signer: samplePublicKey('other') } }),
        game: entry => ({ ...entry, keys: honest.keys }),
      },
      'close',
    ],
    [
      'no control system although the log names one',
      { game: entry => ({ ...entry, keys: { ...entry.keys, control: samplePublicKey('control') } }) },
      'close',
    ],
    [
      'a beacon value of its own',
      {
        seal: sealed => ({
          ...sealed,
          beacon: { ...sealed.beacon, signature: signRound(sampleSecret('x'), sealed.beacon.round) },
        }),
      },
      'beacon',
    ],
  ])('fails with %s', (name, cheat, step) => {
    expect(attack(cheat, { uncontrolled: name.startsWith('no control') })).toBe(step)
  })

  it.each<[string, SampleDraw, unknown]>([
    ['drops a ticket', sampleDraw({ tickets: honest.leaves.length - 1 }), receipts.at(-1)],
    [
      'changes the prizes after the sale',
      sampleDraw({
        cheat: {
          seal: sealed => ({ ...sealed, prizeTable: { ...sealed.prizeTable, payoutPercentage: 50 } }),
        },
      }),
      receipts[3],
    ],
    [
      'swaps two earlier tickets',
      sampleDraw({
        cheat: {
          seal: sealed =>
            reseal({
              ...sealed,
              leaves: sealed.leaves.toSpliced(0, 2, ...sealed.leaves.slice(0, 2).toReversed()),
            }),
        },
      }),
      receipts[3],
    ],
    ['moves a receipt to another ticket', honest, { ...receipts[2], seq0: 3 }],
    ['cuts the path of a receipt', honest, { ...receipts[2], batch: { ...receipts[2]?.batch, path: [] } }],
  ])('fails at the receipt when it %s', (_, draw, receipt) => {
    expect(receipt).toBeDefined()
    expect(verdict(draw, { receipt })).toBe('receipt')
  })
})

describe('history', () => {
  const lateRound = sampleBeacon.round - 10
  const lateSeconds = roundSeconds - 30
  /** An attempt of this instance with link 2, before the one that counts. */
  const attempt = (sealed: Sealed) =>
    otherClose(sealed, { instance: sealed.instance, index: 2, round: lateRound })
  const earlier = (sealed: Sealed) => otherClose(sealed, { instance: 'earlier', index: 1 })
  const late = (close: SampleDraft): SampleDraft => ({
    t: 'late',
    game: 'sample',
    C: closeId(close),
    reason: 'late',
  })
  const withLate: Cheat['before'] = sealed => [
    earlier(sealed),
    earlierResult(closeId(earlier(sealed))),
    attempt(sealed),
    late(attempt(sealed)),
  ]

  it('accepts a close that was truly late', () => {
    expect(attack({ before: withLate })).toBe('VALID')
  })

  it.each<[string, number, string]>([
    ['a quorum had seen it', 2, 'history'],
    ['some witness had seen it', 1, 'FAULT history'],
  ])('finds a false late with evidence: %s', (_, seenBy, expected) => {
    let evidence: WitnessEvidence = noEvidence
    const draw = sampleDraw({
      cheat: {
        before: withLate,
        record: (record, log) => {
          const size = log.entries.findIndex(({ t }) => t === 'late')
          const checkpoint = log.checkpoint(size, {
            seconds: lateSeconds - 3,
            by: witnesses.slice(0, seenBy),
          })
          evidence = { checkpoints: [checkpoint], entries: [] }
          return record
        },
      },
    })
    expect(verdict(draw, { evidence })).toBe(expected)
    expect(verdict(draw)).toBe('VALID')
  })

  it('ignores evidence that the log did not sign', () => {
    const forged = { checkpoint: '' }
    const draw = sampleDraw({
      cheat: {
        before: withLate,
        record: (record, log) => {
          forged.checkpoint = log.checkpoint(5, { seconds: lateSeconds - 3, log: otherLogSigner })
          return record
        },
      },
    })
    expect(verdict(draw, { evidence: { checkpoints: [forged.checkpoint], entries: [] } })).toBe('VALID')
  })

  it.each<[string, Cheat]>([
    [
      'a second close of the instance',
      { before: sealed => [earlier(sealed), earlierResult(closeId(earlier(sealed))), attempt(sealed)] },
    ],
    [
      'a close after this one',
      { between: () => [otherClose(honest, { instance: honest.instance, index: 4 })] },
    ],
    [
      'an open close of another instance',
      { before: sealed => [otherClose(sealed, { instance: 'earlier', index: 2 })] },
    ],
    ['a draw that was called late', { between: C => [{ t: 'late', game: 'sample', C, reason: 'late' }] }],
    ['a draw that was cancelled', { between: C => [{ t: 'cancel', game: 'sample', C, reason: 'refund' }] }],
    ['a draw that is held', { between: C => [{ t: 'held', game: 'sample', C, reason: 'winners' }] }],
    ['an entry left out', { record: withoutEntry('late'), before: withLate }],
    ['the earlier close left out', { record: withoutEntry('close', 'earlier') }],
    ['an entry that is not in the log', { record: (record, log) => forge(record, log) }],
  ])('rejects %s', (_, cheat) => {
    expect(attack(cheat)).toBe('history')
  })

  it('accepts a successor chain that was logged before the previous close', () => {
    const chain: SampleDraft = {
      t: 'chain',
      game: 'sample',
      chain: 2,
      anchor: hex(sampleSecret('x')),
      length: 5,
      platform: '00'.repeat(64),
      signer: '00'.repeat(64),
    }
    // A file has no entries before the previous close, except those of chains.
    const older: SampleDraft = { t: 'late', game: 'sample', C: '00'.repeat(32), reason: 'late' }
    const record = withoutEntry('late')
    expect(attack({ record, before: sealed => [older, chain, ...beforeThis(sealed)] })).toBe('VALID')
    expect(attack({ record, before: () => [older, chain] })).toBe('history')
  })

  it('accepts a draw that was held and released', () => {
    const held = (t: 'held' | 'release', C: string): SampleDraft => ({
      t,
      game: 'sample',
      C,
      reason: 'winners',
    })
    expect(attack({ between: C => [held('held', C), held('release', C)] })).toBe('VALID')
  })

  it('rejects two checkpoints of one size', () => {
    const { log } = otherHistory()
    const checkpoint = log.checkpoint(log.entries.length, { seconds: roundSeconds, by: [] })
    expect(verdict(honest, { evidence: { checkpoints: [checkpoint], entries: [] } })).toBe('history')
  })

  it('rejects a fork and a second close that a witness reports', () => {
    const { log, draw } = otherHistory()
    const close = log.entries.find(entry => entry.t === 'close' && entry.C === draw.close.hash) as LogEntry
    const proof = log.prove(close, log.entries.length, { seconds: roundSeconds })
    expect(verdict(honest, { evidence: { checkpoints: [], entries: [{ entry: close, ...proof }] } })).toBe(
      'history',
    )
  })

  it('rejects a draw of scheme FD1 after the switch', () => {
    const record = sampleRecord({ tickets: 3, seed: 'switch' })
    const game = gameProof(record.game, 2)
    const options = { pins, evidence: { checkpoints: [], entries: [game] } }
    expect(verifyDraw(firstSampleFile(record), options).failed?.id).toBe('history')
    const later = { checkpoints: [], entries: [gameProof(record.game, 3)] }
    expect(verifyDraw(firstSampleFile(record), { pins, evidence: later }).valid).toBe(true)
  })

  /** The same draw with another jackpot, in a log of the same size. */
  function otherHistory() {
    const found: { log?: SampleLog } = {}
    const draw = sampleDraw({
      cheat: {
        seal: sealed => ({ ...sealed, jackpot: '5' }),
        record: (record, log) => {
          found.log = log
          return record
        },
      },
    })
    return { draw, log: found.log ?? expect.unreachable() }
  }
})

type Unsigned = Parameters<NonNullable<Cheat['record']>>[0]

function withoutEntry(type: LogEntry['t'], instance?: string) {
  return (record: Unsigned): Unsigned => ({
    ...record,
    entries: record.entries.filter(
      ({ entry }) => entry.t !== type || ('instance' in entry && entry.instance !== instance),
    ),
  })
}

function forge(record: Unsigned, log: SampleLog): Unsigned {
  const entry: LogEntry = { t: 'books', journal: '33'.repeat(32), audit: '33'.repeat(32), at: 9 }
  const [first = entry] = log.entries
  return { ...record, entries: [...record.entries, { entry, ...log.path(first, log.entries.length) }] }
}

function gameProof(game: string, fd1Index: number) {
  const keys = honest.keys
  const [anchor, rules] = [honest.chain.anchor, honest.root]
  const log = new SampleLog()
  const entry = log.append({ t: 'game', game, scheme: 'FD2', anchor, keys, rules, prizes: rules, fd1Index })
  return { entry, ...log.prove(entry, 1, { seconds: roundSeconds, log: logSigner }) }
}

describe('malformed locks', () => {
  it.each(malformed as [string, string, string][])(
    '%s opens to the same key in every program',
    (_, lock, key) => {
      expect(hex(openRoundKey(unhex(lock), unhex(vectors.beacon.signature)))).toBe(key)
    },
  )
})
