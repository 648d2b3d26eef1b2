import type { Tx } from '@fairground/database/transaction'

/** The newest thresholds and actions of the operator. Undefined while the defaults apply. */
export const findRules = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('protection_rules')
    .select(['version', 'thresholds', 'actions', 'made_at', 'proposal_id'])
    .where('member_id', '=', memberId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertRules = async (
  tx: Tx,
  memberId: number,
  row: {
    readonly version: number
    readonly thresholds: object
    readonly actions: object
    readonly proposalId: number
  },
): Promise<void> => {
  await tx
    .insertInto('protection_rules')
    .values({
      member_id: memberId,
      version: row.version,
      thresholds: JSON.stringify(row.thresholds),
      actions: JSON.stringify(row.actions),
      proposal_id: row.proposalId,
    })
    .execute()
}
