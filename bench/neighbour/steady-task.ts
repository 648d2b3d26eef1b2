import type { BenchOperator } from '../stage/rows.ts'

/** The players of one operator. They send calls at a steady rate, however long the answers take. */
export interface SteadyTask extends BenchOperator {
  readonly port: number
  readonly instanceId: number
  /** One connection for each token. */
  readonly tokens: readonly string[]
  /** The first three parts of the addresses from which they connect. */
  readonly network: string
  readonly perSecond: number
  readonly seconds: number
}

export interface SteadyResult {
  /** Milliseconds from the time at which the call was due to its answer. */
  readonly purchases: readonly number[]
  readonly reads: readonly number[]
  /** Answers that were no success. */
  readonly refused: readonly string[]
}
