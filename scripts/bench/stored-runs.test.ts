import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measurements, type MeasurementName } from '@fairground/bench/measurements.ts'
import { describe, expect, it } from 'vitest'
import { root } from '../check/command.ts'
import { formatRecordedRuns, readRecordedRuns } from './recorded-runs.ts'

const names = Object.keys(measurements) as MeasurementName[]

describe('the files of bench/recorded', () => {
  it.each(names)('store %s in the written form', name => {
    const file = join(root, 'bench', 'recorded', `${name}.json`)
    if (existsSync(file)) expect(readFileSync(file, 'utf8')).toBe(formatRecordedRuns(readRecordedRuns(name)))
  })
})
