import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Json, mutate, mutateList } from '#mutate.test-support.ts'
import { drawFileFromText } from '#record/draw-file.ts'
import { verifyDraw } from '#verify.ts'
import { sampleDraw, sampleFile } from './sample-draw.test-support.ts'
import { gameKinds } from './sample-kinds.test-support.ts'
import { samplePolicy } from './sample-world.test-support.ts'

const numRuns = Number(process.env['MUTATION_RUNS'] ?? 25)
const timeout = 60_000 + numRuns * 2_000
const pins = { policy: samplePolicy }

describe.each(gameKinds)('file of a %s', kind => {
  const original = [...sampleFile(sampleDraw({ kind, tickets: 12, voided: [4] })).lines()]

  it('is rejected after a change of any single value', { timeout }, () => {
    const [record = '', ...tickets] = original
    const failedAt = new Map<string, number>()
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(0xffff)), stream => {
        const choose = (options: number) => (stream.next().value ?? 0) % options
        const isRecord = choose(8) > 0
        const lines: Json[] = [JSON.parse(record) as Json, ...tickets.map(line => JSON.parse(line) as Json)]
        const changed = (
          isRecord ? [mutate(lines[0] ?? null, choose), ...lines.slice(1)] : mutateList(lines, choose)
        )
          .map(line => JSON.stringify(line))
          .join('\n')
        fc.pre(changed !== original.join('\n'))
        const { valid, failed } = verifyDraw(drawFileFromText(changed), { pins })
        expect(valid, changed).toBe(false)
        expect(failed?.detail).not.toBe('')
        failedAt.set(failed?.id ?? '', (failedAt.get(failed?.id ?? '') ?? 0) + 1)
      }),
      { numRuns },
    )
    if (numRuns >= 1000) console.log(kind, Object.fromEntries(failedAt))
  })
})
