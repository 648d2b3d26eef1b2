import type { Tx } from '@fairground/database/transaction'
import { type RawBuilder, sql } from 'kysely'

export interface Finding {
  readonly checked: number
  /** Each names the row it is about. */
  readonly problems: readonly string[]
}

export interface CheckOptions {
  /** The number of newest draw records to recompute; recomputing all is slow. */
  readonly newestDraws: number
  /** Called from time to time by checks that read every row. */
  readonly onProgress: (done: number) => void
}

interface Named {
  /** The id in the list of invariants; ids with A exist only in the audit. */
  readonly id: string
  readonly title: string
  /** The unit of `checked`, in the singular. */
  readonly unit: string
}

export interface MemberInvariant extends Named {
  readonly scope: 'member'
  check(tx: Tx, memberId: number, options: CheckOptions): Promise<Finding>
}

export interface DatabaseInvariant extends Named {
  readonly scope: 'database'
  check(tx: Tx): Promise<Finding>
}

export type Invariant = MemberInvariant | DatabaseInvariant

/** Bounds the report's memory: more problems add no information. */
export const maxProblems = 100

export interface Problem {
  readonly problem: string
}

interface Queries {
  readonly count: RawBuilder<{ count: bigint }>
  /** Each query returns one row with a column `problem` per broken row. */
  readonly problems: readonly RawBuilder<Problem>[]
}

export const runQueries = async (tx: Tx, { count, problems }: Queries): Promise<Finding> => {
  const counted = await count.execute(tx)
  const found: string[] = []
  for (const query of problems) {
    const { rows } = await sql<Problem>`SELECT problem FROM (${query}) AS found LIMIT ${maxProblems}`.execute(
      tx,
    )
    found.push(...rows.map(row => row.problem))
  }
  return { checked: Number(counted.rows[0]?.count ?? 0n), problems: found }
}

/** An invariant that consists only of queries on one member's rows. */
export const bySql = (named: Named, queries: (memberId: number) => Queries): MemberInvariant => ({
  ...named,
  scope: 'member',
  check: (tx, memberId) => runQueries(tx, queries(memberId)),
})
