import { describe, expect, it } from 'vitest'
import { quicknet } from '#beacon/beacon.ts'
import type { Pins } from '#steps/evidence.ts'
import { type Step, type StepId, type VerifyOptions, verifyDraw } from '#verify.ts'
import { sampleDraw, type SampleDraw, sampleFile, sampleReceipts } from './sample-draw.test-support.ts'
import { gameKinds } from './sample-kinds.test-support.ts'
import { samplePolicy } from './sample-world.test-support.ts'

const pins = { policy: samplePolicy }
const draw = sampleDraw({ voided: [4] })
const zero = '00'.repeat(32)

const verify = (given: SampleDraw, options: VerifyOptions = { pins }) =>
  verifyDraw(sampleFile(given), options)
const flip = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1)
const first = <T>(items: readonly T[]): T => items[0] ?? expect.unreachable()

describe.each(gameKinds)('honest draw of a %s', kind => {
  it('is valid with every step', () => {
    const honest = sampleDraw({ kind, voided: [4] })
    const verdict = verify(honest, { pins, receipt: sampleReceipts(honest)[5] })
    expect(verdict.failed).toBeUndefined()
    expect(verdict).toMatchObject({ valid: true, faults: [], notices: [], local: true })
    expect(honest.settlement.payouts.length).toBeGreaterThan(0)
    expect(verdict.steps.map(({ id }) => id).join(' ')).toBe(
      'format receipt leaves close balance chain round log beacon lock result settlement winners signature history',
    )
  })
})

describe('valid draw', () => {
  it('reports each step as it ran', () => {
    const seen: Step[] = []
    const verdict = verify(draw, { pins, onStep: step => seen.push(step) })
    expect(seen).toEqual(verdict.steps)
    expect(seen.find(step => step.id === 'receipt')).toBeUndefined()
  })

  it('shows only self-consistency without a policy', () => {
    expect(verify(draw, {})).toMatchObject({
      valid: true,
      notices: ['NO LOG POLICY - ONLY SELF-CONSISTENCY IS SHOWN'],
    })
  })

  it('says that the game has no control system', () => {
    expect(verify(sampleDraw({ uncontrolled: true }))).toMatchObject({
      valid: true,
      notices: ['NO CONTROL SYSTEM'],
    })
  })

  it.each([
    [1, 'ONE WITNESS'],
    [0, 'NO WITNESS'],
  ])('names a quorum of %d', (quorum, notice) => {
    expect(verify(draw, { pins: { policy: { ...samplePolicy, quorum } } }).notices).toEqual([notice])
  })

  it('may use the first link of a chain that was committed a day before', () => {
    expect(verify(sampleDraw({ successor: true }))).toMatchObject({ valid: true, faults: [] })
  })

  it('passes with the right pins', () => {
    const { platform, signer, control } = draw.keys
    const all: Pins = {
      ...pins,
      platformKey: platform,
      signerKey: signer,
      controlKey: control,
      anchor: draw.chain.anchor,
      beacons: [draw.beacon.chain],
    }
    expect(verify(draw, { pins: all }).valid).toBe(true)
  })

  it.each<[string, Pins, StepId]>([
    ['operator key', { platformKey: zero }, 'close'],
    ['signer key', { signerKey: zero }, 'close'],
    ['control key', { controlKey: zero }, 'close'],
    ['anchor', { anchor: zero }, 'chain'],
    ['beacon', { beacons: [quicknet] }, 'round'],
  ])('fails with a different pinned %s', (_, other, step) => {
    expect(verify(draw, { pins: { ...pins, ...other } }).failed?.id).toBe(step)
  })
})

describe('altered file: the step that covers the change fails', () => {
  it.each<[string, (copy: SampleDraw) => unknown, StepId]>([
    ['scheme', copy => Object.assign(copy, { scheme: 'FD3' }), 'format'],
    ['unknown field', copy => Object.assign(copy, { extra: 1 }), 'format'],
    ['two masks', copy => copy.close.masks.push(zero), 'format'],
    ['entry of an unknown type', copy => Object.assign(first(copy.entries).entry, { t: 'x' }), 'format'],
    ["one ticket's owner", copy => (first(copy.leaves).player = zero), 'leaves'],
    ['dropped ticket', copy => copy.leaves.pop(), 'leaves'],
    ['jackpot', copy => (copy.jackpot = '100002'), 'close'],
    ['closing time', copy => (copy.closedAt += 1), 'close'],
    ['lock', copy => (copy.close.lock = flip(copy.close.lock)), 'close'],
    ['mask', copy => (copy.close.masks = [zero]), 'close'],
    ['signer time', copy => (copy.close.signer.at -= 1), 'close'],
    ["position in the signer's log", copy => (copy.close.signer.k += 1), 'close'],
    ['operator key', copy => (copy.keys.platform = zero), 'close'],
    ['time of the balance', copy => ((copy.close.control ?? expect.unreachable()).at += 1), 'balance'],
    ['no balance', copy => (copy.close.control = null), 'balance'],
    ['anchor', copy => (copy.chain.anchor = zero), 'chain'],
    ['secret', copy => (copy.chain.link = flip(copy.chain.link)), 'chain'],
    ['last seen round', copy => (copy.beacon.lastSeen.round = copy.beacon.round), 'round'],
    ['place in the log', copy => Object.assign(copy.log, { index: copy.log.index + 1 }), 'log'],
    ['path in the log', copy => Object.assign(copy.log, { path: [] }), 'log'],
    ['beacon value', copy => (copy.beacon.signature = copy.beacon.lastSeen.signature), 'beacon'],
    ['last seen value', copy => (copy.beacon.lastSeen.signature = copy.beacon.signature), 'beacon'],
    ['text of the result', copy => (copy.result.text += ' '), 'result'],
    ['prize', copy => (first(copy.settlement.payouts).fromPool = '1'), 'settlement'],
    ['no winners', copy => (copy.winners = null), 'winners'],
    ['signed winners', copy => (copy.winners = { signature: copy.resultSignature }), 'winners'],
    ['result signature', copy => (copy.resultSignature = copy.recordSignature), 'signature'],
    ['title', copy => (copy.title = 'Another game'), 'signature'],
    ['dropped entry', copy => copy.entries.pop(), 'signature'],
  ])('%s', (_, change, step) => {
    const copy = structuredClone(draw)
    change(copy)
    const verdict = verify(copy)
    expect(verdict.failed?.id).toBe(step)
    expect(verdict.failed?.detail).not.toBe('')
  })
})
