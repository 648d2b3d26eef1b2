import { pause } from '#support/pause.ts'
import type { AdminPorts } from './admin-ports.ts'

export interface Sample {
  readonly atMs: number
  readonly rssBytes: number
  /** The longest delay of the event loop since the previous sample. */
  readonly lagMs: number
}

export interface ProcessWatch {
  /** The samples of each process so far, without those in which it did not answer. */
  readonly samples: ReadonlyMap<string, readonly Sample[]>
  stop(): Promise<void>
}

const megabyte = 1 << 20

/** Reads memory and event-loop delay of every process once a second. */
export const watchProcesses = (ports: AdminPorts): ProcessWatch => {
  const samples = new Map<string, Sample[]>()
  let isStopped = false
  const read = async (name: string, address: string): Promise<void> => {
    const sample = await readSample(address).catch(() => undefined)
    if (sample) samples.set(name, [...(samples.get(name) ?? []), sample])
  }
  const watching = (async () => {
    while (!isStopped) {
      await Promise.all([...ports.addresses()].map(([name, address]) => read(name, address)))
      await pause(1000)
    }
  })()
  return {
    samples,
    async stop() {
      isStopped = true
      await watching
    },
  }
}

export const readSample = async (address: string): Promise<Sample> => {
  const answer = await fetch(`${address}/metrics`, { signal: AbortSignal.timeout(10_000) })
  const text = await answer.text()
  const get = (name: string): number => Number(new RegExp(`^fairground_${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    atMs: performance.now(),
    rssBytes: get('process_resident_memory_bytes'),
    lagMs: get('nodejs_eventloop_lag_max_seconds') * 1000,
  }
}

export interface Bounds {
  readonly growthMb: number
  readonly lagMs: number
}

export interface Growth {
  readonly name: string
  readonly startMb: number
  readonly growthMb: number
  readonly lagMs: number
}

/** The highest growth of the memory of each process over its first sample, and its longest delay. */
export const findGrowth = (samples: ReadonlyMap<string, readonly Sample[]>): Growth[] =>
  [...samples].map(([name, all]) => {
    const startBytes = all[0]?.rssBytes ?? 0
    return {
      name,
      startMb: startBytes / megabyte,
      growthMb: (Math.max(...all.map(sample => sample.rssBytes)) - startBytes) / megabyte,
      // The first sample covers the time before the watch.
      lagMs: Math.max(0, ...all.slice(1).map(sample => sample.lagMs)),
    }
  })

export const growthLines = (growth: readonly Growth[]): string[] =>
  growth.map(
    ({ name, startMb, growthMb, lagMs }) =>
      `${name.padEnd(16)} memory ${startMb.toFixed(0)} MB, growth at most ${growthMb.toFixed(1)} MB, event-loop delay at most ${lagMs.toFixed(0)} ms`,
  )

/** Every process that grew or stood still beyond the bounds. */
export const growthProblems = (growth: readonly Growth[], bounds: Bounds): string[] =>
  growth.flatMap(({ name, growthMb, lagMs }) => [
    ...(growthMb > bounds.growthMb ? [`${name} grew by ${growthMb.toFixed(1)} MB`] : []),
    ...(lagMs > bounds.lagMs ? [`the event loop of ${name} stood still for ${lagMs.toFixed(0)} ms`] : []),
  ])
