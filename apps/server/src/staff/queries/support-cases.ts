import { timestamp, type Tx } from '@fairground/database/transaction'

/** Returns the cases without an answer, oldest first. */
export const readOpenCases = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('support_case as c')
    .leftJoin('player as p', join =>
      join.onRef('p.member_id', '=', 'c.member_id').onRef('p.id', '=', 'c.player_id'),
    )
    .select(['c.code', 'c.language', 'c.opened_at', 'p.username'])
    .where('c.member_id', '=', memberId)
    .where('c.status', '=', 'open')
    .orderBy('c.opened_at')
    .execute()

export type CaseRow = NonNullable<Awaited<ReturnType<typeof lockCase>>>

export const lockCase = (tx: Tx, memberId: number, code: string) =>
  tx
    .selectFrom('support_case')
    .select(['id', 'code', 'player_id', 'sealed', 'sealed_answers', 'language', 'status', 'opened_at'])
    .where('member_id', '=', memberId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()

export const updateToAnswered = async (
  tx: Tx,
  memberId: number,
  id: number,
  answers: { readonly sealed: Buffer; readonly at: number },
): Promise<void> => {
  await tx
    .updateTable('support_case')
    .set({ status: 'answered', sealed_answers: answers.sealed, answered_at: timestamp(answers.at) })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

export const updateToClosed = async (tx: Tx, memberId: number, id: number): Promise<void> => {
  await tx
    .updateTable('support_case')
    .set({ status: 'closed' })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}
