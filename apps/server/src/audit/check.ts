import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { CheckOptions, DatabaseInvariant, Finding, MemberInvariant } from './invariant.ts'

export interface Member {
  readonly id: number
  readonly code: string
}

export const checkDatabase = (tx: Tx, invariant: DatabaseInvariant): Promise<Finding> =>
  checked(tx, () => invariant.check(tx))

/** Runs one check bound to the member, in a transaction that may serve other members before and after. */
export const checkMember = (
  tx: Tx,
  invariant: MemberInvariant,
  member: Member,
  options: CheckOptions,
): Promise<Finding> =>
  checked(tx, async () => {
    await sql`SELECT set_config('app.member', ${String(member.id)}, true)`.execute(tx)
    options.onProgress(0)
    return invariant.check(tx, member.id, options)
  })

/** Rows too broken to be read are a finding, not the end of the audit: the savepoint keeps the transaction usable. */
const checked = async (tx: Tx, check: () => Promise<Finding>): Promise<Finding> => {
  await sql`SAVEPOINT one_check`.execute(tx)
  const finding = await check().catch((error: unknown): Finding => {
    const reason = error instanceof Error ? error.message : String(error)
    return { checked: 0, problems: [`could not be checked: ${reason}`] }
  })
  // Undoes the settings a check made; there is nothing else it could have changed.
  await sql`ROLLBACK TO SAVEPOINT one_check`.execute(tx)
  await sql`RELEASE SAVEPOINT one_check`.execute(tx)
  return finding
}
