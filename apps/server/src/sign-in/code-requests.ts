import { createHash } from 'node:crypto'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { CodeChecks } from '#providers/identity-provider.ts'
import type { Vault } from '#vault/vault.ts'

const requestMinutes = 10
const purpose = 'code-request'

const hashOf = (state: string): Buffer => createHash('sha256').update(state).digest()

/** Kept here and not by the browser, which learns only the state. */
export const keepCodeRequest = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
  checks: CodeChecks,
): Promise<void> => {
  await tx
    .deleteFrom('code_request')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`expires_at < clock_timestamp()`)
    .execute()
  await tx
    .insertInto('code_request')
    .values({
      member_id: memberId,
      state_hash: hashOf(checks.state),
      sealed: vault.seal(memberId, purpose, checks),
      expires_at: sql<number>`clock_timestamp() + make_interval(mins => ${requestMinutes})`,
    })
    .execute()
}

/** Each is good once. Undefined when nobody was sent away with this state, or too long ago. */
export const takeCodeRequest = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
  state: string,
): Promise<CodeChecks | undefined> => {
  const row = await tx
    .deleteFrom('code_request')
    .where('member_id', '=', memberId)
    .where('state_hash', '=', hashOf(state))
    .where(sql<boolean>`expires_at > clock_timestamp()`)
    .returning('sealed')
    .executeTakeFirst()
  return row && (vault.open(memberId, purpose, row.sealed) as CodeChecks)
}
