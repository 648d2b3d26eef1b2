import type { Measured } from '@fairground/bench/measurement.ts'
import type { MeasurementName } from '@fairground/bench/measurements.ts'
import { formatMeasures } from './format-run.ts'
import type { RunSize } from './recorded-runs.ts'
import { runMeasurement } from './run-measurement.ts'

export const runAndPrint = async (name: MeasurementName, size: RunSize): Promise<Measured> => {
  const measured = await runMeasurement({ name, ...size })
  console.log(`${name}, medians of ${size.rounds} interleaved rounds`)
  for (const line of measured.notes) console.log(line)
  for (const line of formatMeasures(name, measured)) console.log(line)
  return measured
}
