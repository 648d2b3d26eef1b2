import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawFileFromText } from '@fairground/fair/record/draw-file'
import {
  sampleFile,
  sampleReceipt,
  sampleRecord,
  sampleSecret,
} from '@fairground/fair/record/sample-record.test-support'
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
  ])('%s', (_, receipt, step) => {
    const path = join(folder, 'receipt.json')
    writeFileSync(path, JSON.stringify(receipt))
    expect(verifyDraw(drawFileFromText(file), { receipt }).failed?.id ?? 'VALID').toBe(step)
    expect(secondVerdicts([file], '--receipt', path)).toEqual([step])
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
