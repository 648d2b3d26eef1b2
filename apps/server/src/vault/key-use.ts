import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import {
  countKeyVersions,
  countVersionsOfCauses,
  countVersionsOfJobs,
  listOperators,
  type VersionCount,
} from './queries.ts'
import { playerKeyColumn, sealedColumns } from './sealed-columns.ts'

/** The number of values by version and table. */
export type KeyUse = ReadonlyMap<number, ReadonlyMap<string, number>>

/** Counts the values of every version in the whole database. */
export const countKeyUse = async (db: Database): Promise<KeyUse> => {
  const use = new Map<number, Map<string, number>>()
  const add = (table: string, counts: readonly VersionCount[]) => {
    for (const { version, count } of counts) {
      const tables = use.get(version) ?? new Map<string, number>()
      tables.set(table, (tables.get(table) ?? 0) + count)
      use.set(version, tables)
    }
  }
  for (const { id } of await listOperators(db))
    await inMember(db, id, async tx => {
      for (const column of [playerKeyColumn, ...Object.values(sealedColumns)])
        add(column.table, await countKeyVersions(tx, column))
      add('notification_cause', await countVersionsOfCauses(tx))
    })
  add('jobs', await countVersionsOfJobs(db))
  return use
}

export const describeUse = (tables: ReadonlyMap<string, number> | undefined): string =>
  [...(tables ?? [])].map(([table, count]) => `${table} ${count}`).join(', ')
