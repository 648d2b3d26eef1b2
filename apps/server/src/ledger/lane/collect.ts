import { pause } from '#platform/pause.ts'

/** A batch has a fixed price, so a busy lane waits until this many commands share it, but no longer than `collectMs`. */
export const collectUpTo = 150
export const collectMs = 6

/** So many purchases are decided while the batch before is committed. Fewer are not worth a batch of their own. */
export const decideEarlyFrom = 64

/** A lane is busy if its last batch was at least this large and has just ended. */
const busyFrom = 32
const busyForMs = 100

interface LastBatch {
  readonly commands: number
  readonly agoMs: number
}

/** Whether the lane waits for more commands before the next batch. A single buyer never waits for others. */
export const isWorthCollecting = ({ commands, agoMs }: LastBatch, waiting: number): boolean =>
  commands >= busyFrom && agoMs < busyForMs && waiting < collectUpTo

/** The time that a lane reads and waits for. A wait ends early when its signal is aborted. */
export interface LaneClock {
  now(): number
  pause(ms: number, until: AbortController): Promise<void>
}

export const systemClock: LaneClock = { now: () => performance.now(), pause }
