import { createSimulation } from './simulation.ts'
import type { FromWorker, ToWorker } from './simulation-messages.ts'

const progressMs = 100
const batch = 200

const send = (message: FromWorker): void => self.postMessage(message, {})

const simulate = (input: ToWorker): void => {
  const simulation = createSimulation(input)
  let reportedAt = performance.now()
  while (!simulation.isDone) {
    simulation.run(batch)
    if (performance.now() - reportedAt < progressMs) continue
    reportedAt = performance.now()
    send({ kind: 'progress', done: simulation.count })
  }
  send({ kind: 'result', result: simulation.toResult() })
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    simulate(data)
  } catch (error) {
    send({ kind: 'failure', reason: error instanceof Error ? error.message : String(error) })
  }
})
