import { drawFileFromText } from '@fairground/fair/record/draw-file'
import { sampleFile } from '@fairground/fair/record/sample-record.test-support'
import { verifyDraw } from '@fairground/fair/verify'
import { expect, it } from 'vitest'
import { randomDraw } from './random-draw.ts'
import { gameKinds } from './random-terms.ts'
import { secondVerdicts } from './second-verifier.ts'

/** The full run uses 1,000 draws and checks the beacon signatures of 20 of them. */
const draws = Number(process.env['VERIFIED_DRAWS'] ?? 60)
const beacons = Math.min(20, Math.ceil(draws / 30))
const perKind = Math.ceil(draws / gameKinds.length)
const longest = 3_600_000

const toText = (draw: Parameters<typeof sampleFile>[0]) => [...sampleFile(draw).lines(), ''].join('\n')

it(`both verifiers accept ${perKind} valid draws of every kind`, { timeout: longest }, () => {
  const made = gameKinds.flatMap(kind =>
    Array.from({ length: perKind }, (_, number) => randomDraw({ kind, number })),
  )
  const files = made.map(toText)
  expect(files.map(file => verifyDraw(drawFileFromText(file)).failed).filter(Boolean)).toEqual([])
  const verdicts = secondVerdicts(files)
  const wrong = made.flatMap((_, i) => (verdicts[i] === 'VALID' ? [] : [`draw ${i}: ${verdicts[i]}`]))
  expect([wrong, verdicts.length]).toEqual([[], made.length])

  const step = Math.floor(made.length / beacons)
  const sample = files.filter((_, i) => i % step === 0).slice(0, beacons)
  expect(secondVerdicts(sample, '--beacon')).toEqual(sample.map(() => 'VALID'))
})
