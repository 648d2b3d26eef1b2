import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { listOperators, lockOldRows, type SealedValue, updateSealed } from './queries.ts'
import { playerKeyColumn, type SealedColumn, sealedColumns } from './sealed-columns.ts'
import type { Vault } from './vault.ts'

export interface ResealProgress {
  readonly operator: string
  readonly table: string
  readonly done: number
}

interface ResealOptions {
  readonly db: Database
  readonly vault: Vault
  readonly newest: number
  readonly batch?: number
  readonly onProgress: (progress: ResealProgress) => void
}

type SealAgain = (memberId: number, row: SealedValue) => Buffer

const firstPlace = '(0,0)'

/**
 * Seals everything again that another version has sealed. Player keys are only wrapped again: the data that they seal
 * stays as it is. Each batch is one transaction, so it can be interrupted and continued at any time.
 */
export const resealAll = async (options: ResealOptions): Promise<number> => {
  const { db, vault } = options
  const columns: readonly (readonly [SealedColumn, SealAgain])[] = [
    [
      playerKeyColumn,
      (memberId, { sealed, playerId }) => vault.rewrapPlayerKey({ memberId, playerId: playerId! }, sealed),
    ],
    ...Object.entries(sealedColumns).map(
      ([purpose, column]) =>
        [
          column,
          (memberId: number, { sealed }: SealedValue) => vault.reseal(memberId, purpose, sealed),
        ] as const,
    ),
  ]
  let total = 0
  for (const operator of await listOperators(db))
    for (const [column, sealAgain] of columns)
      total += await resealColumn(operator, column, sealAgain, options)
  return total
}

const resealColumn = async (
  { id, code }: { readonly id: number; readonly code: string },
  column: SealedColumn,
  sealAgain: SealAgain,
  { db, newest, batch = 200, onProgress }: ResealOptions,
): Promise<number> => {
  let done = 0
  let after = firstPlace
  let donePass = 0
  for (;;) {
    const places = await inMember(db, id, tx =>
      resealBatch(tx, id, column, sealAgain, { newest, after, limit: batch }),
    )
    done += places.length
    donePass += places.length
    if (places.length > 0) onProgress({ operator: code, table: column.table, done })
    if (places.length === batch) {
      after = places.at(-1)!
      continue
    }
    // A row can move behind the reader meanwhile, so the last pass must find none.
    if (donePass === 0) return done
    donePass = 0
    after = firstPlace
  }
}

const resealBatch = async (
  tx: Tx,
  memberId: number,
  column: SealedColumn,
  sealAgain: SealAgain,
  range: Parameters<typeof lockOldRows>[2],
): Promise<string[]> => {
  const rows = await lockOldRows(tx, column, range)
  for (const row of rows) await updateSealed(tx, column, row.place, sealAgain(memberId, row))
  return rows.map(({ place }) => place)
}
