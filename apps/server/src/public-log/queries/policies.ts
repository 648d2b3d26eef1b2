import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** The policy in force. */
export const findPolicyText = async (tx: Tx, memberId: number): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('log_policy')
    .select('text')
    .where('member_id', '=', memberId)
    .where('from_at', '<=', sql<number>`clock_timestamp()`)
    .orderBy('index', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.text
}

/** The policy that was logged last. It may not be in force yet. */
export const findNewestPolicy = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('log_policy')
    .select(['text', 'from_at'])
    .where('member_id', '=', memberId)
    .orderBy('index', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Every logged policy, the oldest first. */
export const readPolicies = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('log_policy')
    .select(['index', 'text', 'from_at'])
    .where('member_id', '=', memberId)
    .orderBy('index')
    .execute()

export const insertPolicy = async (
  tx: Tx,
  memberId: number,
  { index, text, from }: { readonly index: number; readonly text: string; readonly from: number },
): Promise<void> => {
  await tx
    .insertInto('log_policy')
    .values({ member_id: memberId, index: BigInt(index), from_at: timestamp(from), text })
    .execute()
}
