import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawFileFromText } from '@fairground/fair/record/draw-file'
import {
  sampleBatchReceipt,
  sampleFile,
  sampleReceipt,
  sampleRecord,
  sampleSecret,
} from '@fairground/fair/record/sample-record.test-support'
import {
  sampleDeck,
  sampleDeckBatchReceipt,
  sampleDeckReceipt,
} from '@fairground/fair/instant/sample-deck.test-support'
import { scratchTerms } from '@fairground/fair/instant/sample-terms.test-support'
import { verifyDeck } from '@fairground/fair/instant/verify-deck'
import { verifyDraw } from '@fairground/fair/verify'
import { hex } from '@fairground/fair/encoding/bytes'
import { afterAll, describe, expect, it } from 'vitest'
import { secondVerdicts } from './second-verifier.ts'

const folder = mkdtempSync(join(tmpdir(), 'receipt-'))
afterAll(() => rmSync(folder, { recursive: true }))

const seed = 'receipt'
const record = sampleRecord({ tickets: 12, seed, voided: [4] })
const file = [...sampleFile(record).lines(), ''].join('\n')
const mine = sampleReceipt(record, seed, 5)
const second = sampleBatchReceipt(record, seed, 5)
const stranger = hex(sampleSecret('mallory', 'key'))

describe('both verifiers', () => {
  it.each<[string, unknown, string]>([
    ['accept a receipt of a sold ticket', mine, 'VALID'],
    ['accept a receipt of a voided ticket', sampleReceipt(record, seed, 4), 'VALID'],
    ['reject a receipt with a foreign signature', sampleReceipt(record, 'mallory', 5), 'receipt'],
    [
      'reject a receipt of another instance',
      sampleReceipt({ ...record, instance: 'other' }, seed, 5),
      'receipt',
    ],
    ['reject a receipt of a place that was never sold', sampleReceipt(record, seed, 12), 'receipt'],
    [
      'reject a receipt with swapped earlier tickets',
      sampleReceipt({ ...record, leaves: record.leaves.with(0, record.leaves[1]!) }, seed, 5),
      'receipt',
    ],
    ['reject a value that is no receipt', { mine }, 'receipt'],
    ['accept a receipt of version 2', second, 'VALID'],
    ['reject version 2 with a foreign signature', sampleBatchReceipt(record, 'mallory', 5), 'receipt'],
    [
      'reject version 2 of another operator',
      sampleBatchReceipt({ ...record, member: 'x' }, seed, 5),
      'receipt',
    ],
    [
      'reject version 2 of other prizes',
      sampleBatchReceipt({ ...record, prizeTable: { ...record.prizeTable, payoutPercentage: 49 } }, seed, 5),
      'receipt',
    ],
    ['reject a receipt moved to another place', { ...second, seq0: 4 }, 'receipt'],
    ['reject another place in the batch', { ...second, batch: { ...second.batch, index: 1 } }, 'receipt'],
    ['reject a cut path', { ...second, batch: { ...second.batch, path: [] } }, 'receipt'],
    ['reject another time of the batch', { ...second, batch: { ...second.batch, unixMs: 1 } }, 'receipt'],
    ['reject an unknown version', { ...second, version: 3 }, 'receipt'],
  ])('%s', (_, receipt, step) => {
    const path = join(folder, 'receipt.json')
    writeFileSync(path, JSON.stringify(receipt))
    expect(verifyDraw(drawFileFromText(file), { receipt }).failed?.id ?? 'VALID').toBe(step)
    expect(secondVerdicts([file], '--receipt', path)).toEqual([step])
  })

  const deck = sampleDeck({ terms: scratchTerms, tickets: 12, seed })
  it.each<[string, unknown, string]>([
    ['accept a receipt', sampleDeckReceipt(deck, seed, 3), 'VALID'],
    ['accept a receipt of version 2', sampleDeckBatchReceipt(deck, seed, 3), 'VALID'],
    ['reject a foreign signature', sampleDeckBatchReceipt(deck, 'mallory', 3), 'receipt'],
    ['reject a ticket that was never sold', sampleDeckBatchReceipt(deck, seed, 12), 'receipt'],
    [
      'reject a changed price of the terms',
      sampleDeckBatchReceipt({ ...deck, prizeTable: { ...deck.prizeTable, losing: 1 } }, seed, 3),
      'receipt',
    ],
    [
      'reject another time of sale',
      sampleDeckBatchReceipt(
        { ...deck, tickets: deck.tickets.map(ticket => ({ ...ticket, unixMs: ticket.unixMs + 1 })) },
        seed,
        3,
      ),
      'receipt',
    ],
  ])('%s for a deck', (_, receipt, step) => {
    const path = join(folder, 'deck-receipt.json')
    writeFileSync(path, JSON.stringify(receipt))
    expect(verifyDeck(deck, {}, { receipt }).failed?.id ?? 'VALID').toBe(step)
    expect(secondVerdicts([JSON.stringify(deck)], '--receipt', path)).toEqual([step])
  })

  it.each([
    ['--platform-key', 'platformKey', 'close'],
    ['--anchor', 'anchor', 'chain'],
    ['--signer-key', 'signerKey', 'round'],
  ])('reject a draw with a different %s', (option, pin, step) => {
    expect(verifyDraw(drawFileFromText(file), { pins: { [pin]: stranger } }).failed?.id).toBe(step)
    expect(secondVerdicts([file], option, stranger)).toEqual([step])
  })
})
