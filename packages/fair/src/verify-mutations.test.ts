import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Json, mutateList } from './mutate.test-support.ts'
import { drawFileFromText } from './record/draw-file.ts'
import { sampleFile, sampleRecord } from './record/sample-record.test-support.ts'
import { verifyDraw } from './verify.ts'

const original = [...sampleFile(sampleRecord({ tickets: 12, seed: 'mutations', voided: [4] })).lines()]
const written = (lines: Json[]) => lines.map(line => JSON.stringify(line)).join('\n')

it('rejects a change of any single field', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(0xffff)), stream => {
      const choose = (options: number) => (stream.next().value ?? 0) % options
      const changed = written(
        mutateList(
          original.map(line => JSON.parse(line) as Json),
          choose,
        ),
      )
      fc.pre(changed !== original.join('\n'))
      const verdict = verifyDraw(drawFileFromText(changed))
      expect(verdict.valid, changed).toBe(false)
      expect(verdict.failed?.detail).not.toBe('')
    }),
    { numRuns: 500 },
  )
})

it('accepts the unchanged file', () => {
  expect(verifyDraw(drawFileFromText(original.join('\n'))).valid).toBe(true)
})
