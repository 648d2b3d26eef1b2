import type { Pool } from 'pg'
import type { CommandTools } from '#ledger/command-tools.ts'
import type { KeptRows } from '#ledger/load/kept-rows.ts'

export interface BatchContext {
  readonly pool: Pool
  readonly memberId: number
  readonly epoch: bigint
  readonly tools: CommandTools
  /** Without it, all rows are read. */
  readonly kept?: KeptRows
}
