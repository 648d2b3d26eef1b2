import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileOfText } from '@fairground/fair/draw-file'
import {
  sampleFile,
  sampleReceipt,
  sampleRecord,
  sampleSecret,
} from '@fairground/fair/sample-record.test-support'
import { verifyDraw } from '@fairground/fair/verify'
import { hex } from '@fairground/fair/bytes'
import { afterAll, describe, expect, it } from 'vitest'
import { secondVerdicts } from './second-verifier.ts'

const folder = mkdtempSync(join(tmpdir(), 'receipt-'))
afterAll(() => rmSync(folder, { recursive: true }))

const seed = 'receipt'
const record = sampleRecord({ tickets: 12, seed, voided: [4] })
const file = [...sampleFile(record).lines(), ''].join('\n')
const mine = sampleReceipt(record, seed, 5)
const stranger = hex(sampleSecret('mallory', 'key'))

describe('two verifiers agree', () => {
  it.each<[string, unknown, string]>([
    ['is found', mine, 'VALID'],
    ['is found though it was taken back', sampleReceipt(record, seed, 4), 'VALID'],
    ['signed by somebody else is not', sampleReceipt(record, 'mallory', 5), 'receipt'],
    ['of another instance is not', sampleReceipt({ ...record, instance: 'other' }, seed, 5), 'receipt'],
    ['of a place never sold is not', sampleReceipt(record, seed, 12), 'receipt'],
    [
      'whose predecessors were exchanged is not',
      sampleReceipt({ ...record, leaves: record.leaves.with(0, record.leaves[1]!) }, seed, 5),
      'receipt',
    ],
    ['that is no receipt is not', { mine }, 'receipt'],
  ])('a receipt %s', (_, receipt, step) => {
    const path = join(folder, 'receipt.json')
    writeFileSync(path, JSON.stringify(receipt))
    expect(verifyDraw(fileOfText(file), { receipt }).failed?.id ?? 'VALID').toBe(step)
    expect(secondVerdicts([file], '--receipt', path)).toEqual([step])
  })

  it.each([
    ['--platform-key', 'platformKey', 'close'],
    ['--anchor', 'anchor', 'chain'],
    ['--signer-key', 'signerKey', 'round'],
  ])('with another %s', (option, pin, step) => {
    expect(verifyDraw(fileOfText(file), { pins: { [pin]: stranger } }).failed?.id).toBe(step)
    expect(secondVerdicts([file], option, stranger)).toEqual([step])
  })
})
