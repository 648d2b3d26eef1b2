import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Measured } from '@fairground/bench/measurement.ts'
import type { MeasurementName } from '@fairground/bench/measurements.ts'
import type { RunSize } from './recorded-runs.ts'

export interface MeasureTask extends RunSize {
  readonly name: MeasurementName
}

/** Longer than any measurement takes on a busy machine. */
const limitMs = 3_600_000

/** Runs a measurement in a process of its own, so that earlier measurements do not change its figures. */
export const runMeasurement = (task: MeasureTask, timeoutMs = limitMs): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'measure-one.ts'), [JSON.stringify(task)])
    const stop = () => child.kill('SIGTERM')
    const timer = setTimeout(stop, timeoutMs)
    process.once('exit', stop)
    let measured: Measured | undefined
    child.once('message', message => {
      measured = message as Measured
    })
    child.once('error', reject)
    child.once('close', code => {
      clearTimeout(timer)
      process.removeListener('exit', stop)
      if (measured !== undefined) resolve(measured)
      else reject(new Error(`the measurement ${task.name} ended with code ${code} and without a result`))
    })
  })
