import { defineMeasurement } from '@fairground/bench/measurement.ts'
import { describe, expect, it } from 'vitest'

const comparison = { ours: 2, bare: 1 }
const parts = {
  about: 'planted',
  numbers: {},
  measures: { rate: { about: 'ours / bare', unit: 'joins/s', better: 'higher' } },
  short: { excluded: 'planted' },
} as const

// The compiler is the check: it fails if one of the planted faults compiles.
const planted = [
  defineMeasurement({ ...parts, run: async () => ({ measures: { rate: comparison }, notes: [] }) }),
  // @ts-expect-error a comparison without the name of a measure
  defineMeasurement({ ...parts, run: async () => ({ measures: comparison, notes: [] }) }),
  // @ts-expect-error a declared measure without a comparison
  defineMeasurement({ ...parts, run: async () => ({ measures: {}, notes: [] }) }),
  // @ts-expect-error a comparison with a name that is not declared
  defineMeasurement({ ...parts, run: async () => ({ measures: { p99: comparison }, notes: [] }) }),
  defineMeasurement({
    ...parts,
    // @ts-expect-error a measure that does not say whether a higher ratio is better
    measures: { rate: { about: 'ours / bare', unit: 'joins/s' } },
    run: async () => ({ measures: { rate: comparison }, notes: [] }),
  }),
  defineMeasurement({
    ...parts,
    numbers: { joins: { preset: 1, about: 'planted' } },
    // @ts-expect-error a short size without a value for every option
    short: { rounds: 1, seconds: 1, numbers: {} },
    run: async () => ({ measures: { rate: comparison }, notes: [] }),
  }),
]

describe('a measurement', () => {
  it('compiles only with a named comparison for every declared measure', () => {
    expect(planted).toHaveLength(6)
  })
})
