import { describe, expect, it } from 'vitest'
import { quicknet } from './beacon/beacon.ts'
import { localChain, signRound } from './beacon/local-beacon.ts'
import { hex } from './encoding/bytes.ts'
import type { DrawRecord } from './record/draw-record.ts'
import {
  type Cheat,
  resealTickets,
  type SampleDraw,
  sampleFile,
  sampleBatchReceipt,
  sampleReceipt,
  sampleRecord,
  sampleSecret,
} from './record/sample-record.test-support.ts'
import {
  localBeaconNotice,
  type Pins,
  type Step,
  type StepId,
  type VerifyOptions,
  verifyDraw,
} from './verify.ts'

const seed = 'verify'
const tickets = 24
const record = sampleRecord({ tickets, seed })
const zero = '00'.repeat(32)

/** A deep copy with one change. */
function altered(change: (copy: SampleDraw) => unknown): SampleDraw {
  const copy = structuredClone(record)
  change(copy)
  return copy
}

const failedAt = (given: SampleDraw, options?: VerifyOptions) =>
  verifyDraw(sampleFile(given), options).failed?.id
const flip = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1)
const first = <T>(items: T[]): T => items[0] ?? expect.unreachable()

describe('valid record', () => {
  it('passes every step in order and is marked as local', () => {
    const seen: Step[] = []
    const verdict = verifyDraw(sampleFile(record), { onStep: step => seen.push(step) })
    expect(verdict).toMatchObject({ valid: true, local: true })
    expect(verdict.failed).toBeUndefined()
    expect(seen).toEqual(verdict.steps)
    expect(seen.map(step => step.id).join(' ')).toBe(
      'format leaves close chain round beacon result settlement signature',
    )
    expect(seen.every(step => step.ok && step.ran)).toBe(true)
    expect(seen.find(step => step.id === 'beacon')?.detail).toContain(localBeaconNotice)
    expect(seen.find(step => step.id === 'leaves')?.detail).toContain(
      'The 24 tickets in this file match the ticket root',
    )
  })

  it.each([
    ['no ticket', 0, []],
    ['one ticket', 1, []],
    ['voided tickets', 20, [0, 7]],
  ])('accepts a record with %s', (_, count, voided) => {
    expect(failedAt(sampleRecord({ tickets: count, seed: 'other', voided }))).toBeUndefined()
  })

  it('passes with the right pins', () => {
    const pins = {
      platformKey: record.keys.platform,
      signerKey: record.keys.signer,
      anchor: record.chain.anchor,
      beacons: [record.beacon.chain],
    }
    expect(failedAt(record, { pins })).toBeUndefined()
  })

  it.each<[string, Pins, StepId]>([
    ['operator key', { platformKey: zero }, 'close'],
    ['signer key', { signerKey: zero }, 'round'],
    ['anchor', { anchor: zero }, 'chain'],
    ['beacon', { beacons: [quicknet] }, 'round'],
  ])('fails with a different pinned %s', (_, pins, step) => {
    expect(failedAt(record, { pins })).toBe(step)
  })
})

describe('receipt', () => {
  it('finds the ticket of the receipt', () => {
    const verdict = verifyDraw(sampleFile(record), { receipt: sampleReceipt(record, seed, 5) })
    expect(verdict.valid).toBe(true)
    expect(verdict.steps[1]).toMatchObject({ id: 'receipt', ok: true })
    expect(verdict.steps[1]?.detail).toContain('place 6')
  })

  const mine = sampleReceipt(record, seed, 5)
  const other = sampleRecord({
    tickets,
    seed,
    cheat: { seal: sealed => resealTickets({ ...sealed, leaves: sealed.leaves.toSpliced(5, 1) }) },
  })
  it.each<[string, unknown, SampleDraw]>([
    ['a receipt without its signature', { ...mine, signature: flip(mine.signature) }, record],
    ['a receipt with another index', { ...mine, seq0: 6 }, record],
    ['a receipt signed with another key', sampleReceipt(record, 'mallory', 5), record],
    ['a receipt of another instance', sampleReceipt({ ...record, instance: 'other' }, seed, 5), record],
    ['a receipt with an index that was never sold', sampleReceipt(record, seed, tickets), record],
    ['an object that is not a receipt', { mine }, record],
    ['a receipt for a ticket that the operator left out', mine, other],
    [
      'a receipt with swapped earlier tickets',
      sampleReceipt({ ...record, leaves: record.leaves.with(0, first(record.leaves.slice(1))) }, seed, 5),
      record,
    ],
  ])('rejects %s', (_, receipt, given) => {
    expect(failedAt(given, { receipt })).toBe('receipt')
  })
})

describe('receipt of version 2', () => {
  const mine = sampleBatchReceipt(record, seed, 5)
  const changed = (seal: (sealed: SampleDraw) => Partial<SampleDraw>) =>
    sampleRecord({
      tickets,
      seed,
      cheat: { seal: sealed => ({ ...sealed, ...seal(sealed as SampleDraw) }) },
    })

  it('finds the ticket of the receipt', () => {
    const { valid, steps } = verifyDraw(sampleFile(record), { receipt: mine })
    expect([valid, steps[1]?.detail]).toEqual([true, expect.stringContaining('place 6')])
  })

  it.each<[string, unknown, SampleDraw]>([
    ['a receipt signed with another key', sampleBatchReceipt(record, 'mallory', 5), record],
    ['another ticket', { ...mine, seq0: 6 }, record],
    ['a receipt of another batch', { ...mine, batch: { ...mine.batch, n: 8 } }, record],
    ['another operator', sampleBatchReceipt({ ...record, member: 'other' }, seed, 5), record],
    ['a receipt with an unknown version', { ...mine, version: 3 }, record],
    [
      'prizes that changed after the sale',
      mine,
      changed(({ prizeTable }) => ({ prizeTable: { ...prizeTable, payoutPercentage: 49 } })),
    ],
    [
      'rules that changed after the sale',
      mine,
      changed(({ rules }) => ({ rules: { ...rules, from: 13 } as SampleDraw['rules'] })),
    ],
  ])('rejects %s', (_, receipt, given) => {
    expect(failedAt(given, { receipt })).toBe('receipt')
  })

  it('shows what an old receipt cannot: the changed draw is valid without it', () => {
    const given = changed(({ prizeTable }) => ({ prizeTable: { ...prizeTable, payoutPercentage: 49 } }))
    expect(failedAt(given, { receipt: sampleReceipt(given, seed, 5) })).toBeUndefined()
  })
})

describe('altered file: the step that covers the change fails', () => {
  it.each<[string, (copy: SampleDraw) => unknown, StepId]>([
    ['scheme', copy => Object.assign(copy, { scheme: 'FD0' }), 'format'],
    ['unknown field', copy => Object.assign(copy, { extra: 1 }), 'format'],
    ['unfair prize table', copy => (copy.prizeTable.payoutPercentage = 99), 'format'],
    ["one ticket's numbers", copy => (first(copy.leaves).plays = '1,2,3'), 'leaves'],
    ["one ticket's owner", copy => (first(copy.leaves).player = zero), 'leaves'],
    ["one ticket's price", copy => (first(copy.leaves).price = '251'), 'leaves'],
    ['dropped ticket', copy => copy.leaves.pop(), 'leaves'],
    ['added ticket', copy => copy.leaves.push(first(copy.leaves)), 'leaves'],
    ['reordered tickets', copy => copy.leaves.reverse(), 'leaves'],
    ['voided ticket', copy => copy.voids.push({ seq0: tickets - 1, voided: 0 }), 'leaves'],
    ['voided ticket outside the tree', copy => copy.voids.push({ seq0: tickets, voided: 0 }), 'format'],
    ['tree size', copy => (copy.treeSize += 1), 'leaves'],
    ['root', copy => (copy.root = flip(copy.root)), 'leaves'],
    ['pool', copy => (copy.pool = '1'), 'leaves'],
    ['member', copy => (copy.member = 'hullabaloo'), 'leaves'],
    ['instance', copy => (copy.instance = 'other'), 'leaves'],
    ['currency', copy => (copy.currency = 'USD'), 'leaves'],
    ['game', copy => (copy.game = 'other'), 'close'],
    ['rules', copy => Object.assign(copy.rules, { from: 13 }), 'close'],
    ['prize table', copy => (copy.prizeTable.payoutPercentage = 51), 'close'],
    ['tier name', copy => Object.assign(copy.prizeTable.tiers[0] ?? {}, { name: 'Top' }), 'close'],
    ['jackpot', copy => (copy.jackpot = '100002'), 'close'],
    ['previous link', copy => (copy.chain.previous = flip(copy.chain.previous)), 'close'],
    ['chain index', copy => (copy.chain.index = 2), 'close'],
    ['round', copy => (copy.beacon.round += 1), 'close'],
    ['beacon hash', copy => (copy.beacon.chain.chainHash = quicknet.chainHash), 'close'],
    ['close hash', copy => (copy.close.hash = flip(copy.close.hash)), 'close'],
    [
      'operator signature',
      copy => (copy.close.platformSignature = flip(copy.close.platformSignature)),
      'close',
    ],
    ['operator key', copy => (copy.keys.platform = copy.keys.signer), 'close'],
    ['secret', copy => (copy.chain.link = flip(copy.chain.link)), 'chain'],
    ['anchor', copy => (copy.chain.anchor = flip(copy.chain.anchor)), 'chain'],
    ['closing time', copy => (copy.closedAt += 3000), 'round'],
    ['signer time', copy => (copy.close.signerAt -= 1), 'round'],
    ['signer signature', copy => (copy.close.signerSignature = flip(copy.close.signerSignature)), 'round'],
    ['signer key', copy => (copy.keys.signer = zero), 'round'],
    ['one key for both', copy => (copy.keys.signer = copy.keys.platform), 'round'],
    ['beacon key', copy => (copy.beacon.chain.publicKey = quicknet.publicKey), 'round'],
    ['beacon clock', copy => (copy.beacon.chain.genesis -= 3), 'round'],
    ['local beacon shown as public', copy => (copy.beacon.chain.local = false), 'round'],
    ['last seen round', copy => (copy.beacon.lastSeen.round = copy.beacon.round), 'round'],
    ['last seen value', copy => (copy.beacon.lastSeen.signature = copy.beacon.signature), 'beacon'],
    ['beacon value', copy => (copy.beacon.signature = copy.beacon.lastSeen.signature), 'beacon'],
    ['ball', copy => (copy.result.drawn[0] = (first(copy.result.drawn) % 12) + 1), 'result'],
    ['order of the balls', copy => copy.result.drawn.reverse(), 'result'],
    ['text of the result', copy => (copy.result.text += ' '), 'result'],
    ['prize', copy => (first(copy.settlement.payouts).fromPool = '1'), 'settlement'],
    ['winner', copy => (first(copy.settlement.payouts).seq0 += 1), 'settlement'],
    ['dropped prize', copy => copy.settlement.payouts.pop(), 'settlement'],
    ['added prize', copy => copy.settlement.payouts.push(first(copy.settlement.payouts)), 'settlement'],
    ['revenue', copy => (copy.settlement.revenue = '0'), 'settlement'],
    ['settlement root', copy => (copy.settlement.root = flip(copy.settlement.root)), 'settlement'],
    ['sum paid', copy => (copy.settlement.paid = '1'), 'settlement'],
    ['result signature', copy => (copy.resultSignature = flip(copy.resultSignature)), 'signature'],
    ['record signature', copy => (copy.recordSignature = flip(copy.recordSignature)), 'signature'],
    ['title', copy => (copy.title = 'Another game'), 'signature'],
    ['decimals', copy => (copy.decimals = 0), 'signature'],
    ['closing time by one millisecond', copy => (copy.closedAt += 1), 'signature'],
  ])('%s', (_, change, step) => {
    const verdict = verifyDraw(sampleFile(altered(change)))
    expect(verdict.failed?.id).toBe(step)
    expect(verdict.valid).toBe(false)
    const at = verdict.steps.findIndex(each => each.id === step)
    expect(verdict.steps.slice(0, at).every(each => each.ok)).toBe(true)
    expect(verdict.steps.slice(at + 1).every(each => !each.ran && !each.ok)).toBe(true)
  })
})

describe('a dishonest operator that holds every key', () => {
  const beaconWith = (name: string) => sampleSecret(name, 'beacon')
  const late = record.close.signerAt + 60_000
  it.each<[string, Cheat, StepId]>([
    ['takes more than the ticket prices', { seal: sealed => ({ ...sealed, pool: '1' }) }, 'leaves'],
    [
      'seals a ticket that the rules do not allow',
      {
        seal: sealed =>
          resealTickets({
            ...sealed,
            leaves: sealed.leaves.with(0, { ...first(sealed.leaves), plays: '1,2,3,4' }),
          }),
      },
      'leaves',
    ],
    [
      'invents a secret',
      { seal: sealed => ({ ...sealed, chain: { ...sealed.chain, link: hex(beaconWith('x')) } }) },
      'chain',
    ],
    ['skips a link', { seal: sealed => ({ ...sealed, chain: { ...sealed.chain, index: 4 } }) }, 'chain'],
    ['chooses an older round', { seal: sealed => withRound(sealed, sealed.beacon.lastSeen.round) }, 'round'],
    ['chooses a later round', { seal: sealed => withRound(sealed, sealed.beacon.round + 1) }, 'round'],
    ['has it countersigned too late', { signerAt: late }, 'round'],
    [
      'invents a public beacon',
      {
        seal: sealed => ({
          ...sealed,
          beacon: { ...sealed.beacon, chain: { ...sealed.beacon.chain, local: false } },
        }),
      },
      'round',
    ],
    [
      'signs the round with another key',
      {
        seal: sealed => ({
          ...sealed,
          beacon: { ...sealed.beacon, signature: signRound(beaconWith('x'), sealed.beacon.round) },
        }),
      },
      'beacon',
    ],
    [
      'announces other balls',
      { outcome: given => ({ ...given, result: { drawn: [1, 2, 3], text: '1,2,3' } }) },
      'result',
    ],
    [
      'keeps a prize',
      {
        outcome: given => ({
          ...given,
          settlement: { ...given.settlement, payouts: given.settlement.payouts.slice(1) },
        }),
      },
      'settlement',
    ],
    [
      'changes the remaining jackpot',
      { outcome: given => ({ ...given, settlement: { ...given.settlement, jackpotAfter: '7' } }) },
      'settlement',
    ],
  ])('fails verification when the operator %s', (_, cheat, step) => {
    expect(failedAt(sampleRecord({ tickets, seed, cheat }))).toBe(step)
  })

  function withRound<T extends Pick<DrawRecord, 'beacon'>>(sealed: T, round: number): T {
    return { ...sealed, beacon: { ...sealed.beacon, round, signature: signRound(beaconWith(seed), round) } }
  }
})

it('rejects a local beacon that uses the name quicknet', () => {
  const impostor = {
    ...localChain(sampleSecret(seed, 'beacon'), quicknet.genesis, 3, 'quicknet'),
    local: false,
  }
  const cheat: Cheat = { seal: sealed => ({ ...sealed, beacon: { ...sealed.beacon, chain: impostor } }) }
  expect(failedAt(sampleRecord({ tickets, seed, cheat }))).toBe('round')
})
