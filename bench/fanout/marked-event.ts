import type { Measured, Settings } from '../measurement.ts'
import { type BenchStack, openStack } from '../stage/stack.ts'

export const eventBytes = 200
export const viewerProcesses = 4
export const eventsPerRound = 20

export const now = (): number => Number(process.hrtime.bigint()) / 1e6

/** A payload that ends with the number by which viewers identify the event. */
export const marked = (n: number, bytes: number): string =>
  `mark:${String(n).padStart(6, '0')}`.padStart(bytes, '.')

/** Runs a measurement on a private stack, which it stops afterwards. */
export const onStack =
  <N extends string, M extends string>(
    measure: (settings: Settings<N>, stack: BenchStack) => Promise<Measured<M>>,
  ) =>
  async (settings: Settings<N>): Promise<Measured<M>> => {
    settings.say('starting a private stack')
    const stack = await openStack(1)
    try {
      return await measure(settings, stack)
    } finally {
      await stack.stop()
    }
  }
