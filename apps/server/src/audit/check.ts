import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { CheckOptions, DatabaseInvariant, Finding, MemberInvariant } from './invariant.ts'

export interface Member {
  readonly id: number
  readonly code: string
}

export const checkDatabase = (tx: Tx, invariant: DatabaseInvariant): Promise<Finding> =>
  checked(tx, () => invariant.check(tx))

/** Runs one check bound to a member, in a transaction that may check other members before and after. */
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

/** Unreadable rows are a finding and do not end the audit: the savepoint keeps the transaction usable. */
const checked = async (tx: Tx, check: () => Promise<Finding>): Promise<Finding> => {
  await sql`SAVEPOINT one_check`.execute(tx)
  const finding = await check().catch((error: unknown): Finding => {
    const reason = error instanceof Error ? error.message : String(error)
    return { checked: 0, problems: [`could not be checked: ${reason}`] }
  })
  // Resets the settings that a check made; it cannot change anything else.
  await sql`ROLLBACK TO SAVEPOINT one_check`.execute(tx)
  await sql`RELEASE SAVEPOINT one_check`.execute(tx)
  return finding
}
