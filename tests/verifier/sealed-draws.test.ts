import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyMask, lockRoundKey } from '@fairground/fair/fd2/round-lock'
import {
  type Cheat,
  reseal,
  type SampleDraw,
  sampleDraw,
  sampleFile,
  type SampleOptions,
  sampleReceipts,
} from '@fairground/fair/fd2/sample-draw.test-support'
import {
  links,
  otherLogSigner,
  roundSeconds,
  sampleBeacon,
  sampleKey,
  samplePolicy,
  sampleSecret,
  witnesses,
} from '@fairground/fair/fd2/sample-world.test-support'
import { drawFileFromText } from '@fairground/fair/record/draw-file'
import { playerTag } from '@fairground/fair/tickets/leaf'
import { hex } from '@fairground/fair/encoding/bytes'
import { verifyDraw } from '@fairground/fair/verify'
import { afterAll, expect, it } from 'vitest'
import { alterRecord } from './alter-record.ts'
import { Choices } from './choices.ts'
import { policyText } from './policy-text.ts'
import { gameKinds, randomTerms } from './random-terms.ts'
import { secondVerdicts } from './second-verifier.ts'

/** `VERIFIED_DRAWS=5000` compares 1,000 draws. Each takes several pairings in both programs. */
const draws = Math.ceil(Number(process.env['VERIFIED_DRAWS'] ?? 60) / 5)
const tampered = Math.ceil(Number(process.env['TAMPERED_RECORDS'] ?? 300) / 10)
const longest = 14_400_000

const folder = mkdtempSync(join(tmpdir(), 'policy-'))
const policyFile = join(folder, 'policy')
writeFileSync(policyFile, policyText(samplePolicy))
afterAll(() => rmSync(folder, { recursive: true }))

interface Case {
  name: string
  file: string
  receipt?: unknown
}

const toText = (draw: SampleDraw) => [...sampleFile(draw).lines(), ''].join('\n')

/** VALID, FAULT step or the failed step. */
function firstVerdict({ file, receipt }: Case): string {
  const options = { pins: { policy: samplePolicy }, ...(receipt === undefined ? {} : { receipt }) }
  const { failed, faults } = verifyDraw(drawFileFromText(file), options)
  return failed ? failed.id : faults.length > 0 ? `FAULT ${faults.map(({ id }) => id).join(' ')}` : 'VALID'
}

/** The verdicts of the first verifier, and where the second one differs. */
function compare(cases: readonly Case[]) {
  const first = cases.map(firstVerdict)
  const second = secondVerdicts(cases, '--policy', policyFile)
  const different = cases.flatMap(({ name }, i) =>
    first[i] === second[i] ? [] : [`${name}: ${first[i]} and ${second[i]}`],
  )
  return { first, different }
}

function randomSealedDraw(number: number, options: SampleOptions = {}): SampleDraw {
  const choices = new Choices(number)
  const kind = gameKinds[number % gameKinds.length]!
  const { terms, plays } = randomTerms(kind, choices)
  const leaves = Array.from({ length: choices.between(0, 30) }, (_, i) => ({
    player: hex(playerTag(sampleSecret(`salt ${i % 7}`), `player-${i % 7}`)),
    plays: plays(),
    price: choices.one(['250', '33', '0']),
  }))
  const voided = leaves.length > 3 ? [{ seq0: leaves.length, voided: choices.between(0, 2) }] : []
  const seal: Cheat['seal'] = sealed => {
    const made = { ...sealed, ...terms, leaves, voids: voided, jackpot: choices.amount() }
    return options.cheat?.seal?.(reseal(made)) ?? reseal(made)
  }
  return sampleDraw({ successor: number % 5 === 4, ...options, cheat: { ...options.cheat, seal } })
}

it(`both verifiers accept ${draws} draws of scheme FD2`, { timeout: longest }, () => {
  const cases = Array.from({ length: draws }, (_, number): Case => {
    const draw = randomSealedDraw(number)
    const receipt = draw.leaves.length > 0 ? { receipt: sampleReceipts(draw)[0] } : {}
    return { name: `draw ${number}`, file: toText(draw), ...receipt }
  })
  const { first, different } = compare(cases)
  expect([different, first.filter(each => each !== 'VALID')]).toEqual([[], []])
})

const rubbish = new Uint8Array(160).fill(7)
const cheats: Record<string, Cheat> = {
  'close after the beacon round': { seen: { seconds: roundSeconds + 1 } },
  'close a second too late': { seen: { seconds: roundSeconds - 1 } },
  'one witness': { seen: { by: witnesses.slice(0, 1) } },
  'another log': { seen: { log: otherLogSigner } },
  'another newer log': { newest: { log: otherLogSigner } },
  'newer checkpoint without witnesses': { newest: { by: witnesses.slice(0, 1) } },
  'late signer': { signerAt: roundSeconds * 1000 - 1500 },
  'old term': { term: 2 },
  'forged signer': { signer: 'mallory' },
  'another balance': { balancePool: 1n },
  'other winners': { winnersPaid: 1n },
  'another secret': {
    lock: (C, { lock }) => ({ lock, mask: applyMask(sampleSecret('x'), sampleKey, C, 0) }),
  },
  'rubbish lock': { lock: (_, { mask }) => ({ lock: rubbish, mask }) },
  'empty lock': { lock: (_, { mask }) => ({ lock: new Uint8Array(0), mask }) },
  'lock of a later round': {
    lock: (_, { mask }) => ({
      lock: lockRoundKey(sampleBeacon.chain, sampleBeacon.round + 1000, sampleKey),
      mask,
    }),
  },
  'rubbish lock with the true link': {
    lock: (_, { mask }) => ({ lock: rubbish, mask }),
    link: () => links.linkAt(3),
  },
  'second close': { between: C => [{ t: 'late', game: 'sample', C, reason: 'late' }] },
  'cancelled draw': { between: C => [{ t: 'cancel', game: 'sample', C, reason: 'refund' }] },
  'held draw': { between: C => [{ t: 'held', game: 'sample', C, reason: 'winners' }] },
  'game of decks': { game: entry => ({ ...entry, scheme: 'FD2/deck' }) },
  'another anchor in the log': { game: entry => ({ ...entry, anchor: hex(sampleSecret('x')) }) },
  'keys that the log does not name': {
    game: entry => ({ ...entry, keys: { ...entry.keys, control: '' } }),
  },
  'no close before': { before: () => [] },
  'an hour-old chain': { committedSeconds: roundSeconds - 3600 },
}

it('both verifiers reject the same cheats at the same step', { timeout: longest }, () => {
  const cases = Object.entries(cheats).map(([name, cheat], i): Case => {
    const draw = randomSealedDraw(i, { cheat, successor: name.endsWith('chain') })
    return { name, file: toText(draw) }
  })
  const { first, different } = compare(cases)
  expect(different).toEqual([])
  expect(cases.filter((_, i) => first[i] === 'VALID').map(({ name }) => name)).toEqual([])
})

it(`both verifiers reject ${tampered} altered records at the same step`, { timeout: longest }, () => {
  const perDraw = 20
  const cases = Array.from({ length: tampered }, (_, i): Case => {
    const choices = new Choices(i)
    const [first = '', ...lines] = toText(randomSealedDraw(Math.floor(i / perDraw))).split('\n')
    const { name, record } = alterRecord(first, choices)
    return { name: `${i}: ${name}`, file: [record, ...lines].join('\n') }
  })
  const { first, different } = compare(cases)
  expect(different).toEqual([])
  expect(cases.filter((_, i) => first[i] === 'VALID').map(({ name }) => name)).toEqual([])
})
