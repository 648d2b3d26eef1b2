import type { SimulationInput } from './simulation.ts'
import type { FromWorker, ToWorker } from './simulation-messages.ts'
import type { SimulationResult } from './simulation-result.ts'

export interface SimulationRequest extends SimulationInput {
  /** Called about ten times a second with the number of simulated instances. */
  readonly onProgress: (done: number) => void
}

export interface StartedSimulation {
  /** Rejects if the terms cannot be read, and with an AbortError after `cancel`. */
  readonly result: Promise<SimulationResult>
  cancel(): void
}

/** Simulates a game in a worker, so that the page stays responsive. */
export const startSimulation = ({ onProgress, ...input }: SimulationRequest): StartedSimulation => {
  const worker = new Worker(new URL('./simulation-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<SimulationResult>()
  const fail = (error: Error): void => {
    worker.terminate()
    reject(error)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'progress') return onProgress(data.done)
    if (data.kind === 'failure') return fail(new Error(data.reason))
    worker.terminate()
    return resolve(data.result)
  })
  worker.addEventListener('error', event => fail(new Error(event.message || 'the simulation did not start')))
  worker.postMessage(input satisfies ToWorker, [])
  return {
    result: promise,
    cancel: () => fail(new DOMException('The simulation was cancelled', 'AbortError')),
  }
}
