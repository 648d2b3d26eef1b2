import type { Tx } from '@fairground/database/transaction'
import { type RawBuilder, sql } from 'kysely'

export interface Finding {
  readonly checked: number
  /** Each names the row it is about. */
  readonly problems: readonly string[]
}

export interface CheckOptions {
  /** How many of the newest draw records are recomputed; a full recomputation takes a while. */
  readonly newestDraws: number
  /** Told now and then by checks that go through every row. */
  readonly onProgress: (done: number) => void
}

interface Named {
  /** The number in the list of invariants; A marks those of the audit alone. */
  readonly id: string
  readonly title: string
  /** What is counted, in the singular. */
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

/** Beyond these a member's books are broken anyway, and a report must fit into memory. */
export const mostProblems = 100

export interface Problem {
  readonly problem: string
}

interface Queries {
  readonly count: RawBuilder<{ count: bigint }>
  /** Each gives one row with a column `problem` for every broken row. */
  readonly problems: readonly RawBuilder<Problem>[]
}

export const runQueries = async (tx: Tx, { count, problems }: Queries): Promise<Finding> => {
  const counted = await count.execute(tx)
  const found: string[] = []
  for (const query of problems) {
    const { rows } =
      await sql<Problem>`SELECT problem FROM (${query}) AS found LIMIT ${mostProblems}`.execute(tx)
    found.push(...rows.map(row => row.problem))
  }
  return { checked: Number(counted.rows[0]?.count ?? 0n), problems: found }
}

/** An invariant that is nothing but queries on one member's rows. */
export const bySql = (named: Named, queries: (memberId: number) => Queries): MemberInvariant => ({
  ...named,
  scope: 'member',
  check: (tx, memberId) => runQueries(tx, queries(memberId)),
})
