import type { Tx } from '@fairground/database/transaction'
import { OPEN_WITHDRAWAL_STATUSES } from '@fairground/rules/payments/withdrawal'
import { decimal } from '#instance/terms.ts'
import { act, type Acting, NotDone, type OperatorParts } from './act.ts'

/** The lane decides whether it still can be; asked again, it answers as the first time, and so does the log. */
export const approveWithdrawal = (parts: OperatorParts, acting: Acting, id: number): Promise<void> =>
  act(parts, acting, 'approve-withdrawal', async tx => {
    const found = await findWithdrawal(tx, acting.member.id, id)
    if (found.opKey === null) throw new NotDone(`withdrawal ${id} goes nowhere; reject it`)
    const answer = await parts.lane.ask(acting.member.id, 'approveWithdrawal', {
      ...found.ask,
      approvedBy: acting.actor,
    })
    if (!answer.done) throw new NotDone(`withdrawal ${id}: ${answer.reason}`)
    return deedOf(id, found.status, answer.status)
  })

/** The player reads the text, and has his money back. */
export const rejectWithdrawal = (
  parts: OperatorParts,
  acting: Acting,
  id: number,
  text: string,
): Promise<void> =>
  act(parts, acting, 'reject-withdrawal', async tx => {
    const memberId = acting.member.id
    const found = await findWithdrawal(tx, memberId, id)
    const answer = await parts.lane.ask(memberId, 'rejectWithdrawal', { ...found.ask, by: 'operator' })
    if (!answer.done) throw new NotDone(`withdrawal ${id}: ${answer.reason}`)
    if (found.opKey !== null)
      await tx
        .updateTable('payout_order')
        .set({ reason: text.slice(0, longestText), ask_at: null })
        .where('member_id', '=', memberId)
        .where('op_key', '=', found.opKey)
        .execute()
    return deedOf(id, found.status, answer.status)
  })

export const listWithdrawals = (parts: OperatorParts, acting: Acting): Promise<readonly string[]> =>
  act(parts, acting, 'list-withdrawals', async tx => {
    const rows = await tx
      .selectFrom('withdrawal as w')
      .innerJoin('player as p', join =>
        join.onRef('p.member_id', '=', 'w.member_id').onRef('p.id', '=', 'w.player_id'),
      )
      .select(['w.id', 'p.username', 'w.amount', 'w.currency', 'w.status'])
      .where('w.member_id', '=', acting.member.id)
      .where('w.status', 'in', OPEN_WITHDRAWAL_STATUSES)
      .orderBy('w.id')
      .execute()
    const lines = rows.map(
      ({ id, username, amount, currency, status }) =>
        `withdrawal ${id}  ${username}  ${decimal(amount, currency)} ${currency}  ${status}`,
    )
    return { subject: 'withdrawals', result: lines }
  })

const longestText = 144

const deedOf = (id: number, before: string, after: string) => ({
  subject: `withdrawal/${id}`,
  before: { status: before },
  after: { status: after },
  result: undefined,
})

const findWithdrawal = async (tx: Tx, memberId: number, id: number) => {
  const row = await tx
    .selectFrom('withdrawal as w')
    .innerJoin('journal as j', join =>
      join.onRef('j.member_id', '=', 'w.member_id').onRef('j.id', '=', 'w.id'),
    )
    .leftJoin('payout_order as o', join =>
      join.onRef('o.member_id', '=', 'j.member_id').onRef('o.op_key', '=', 'j.op_key'),
    )
    .select(['w.player_id', 'w.currency', 'w.status', 'o.op_key'])
    .where('w.member_id', '=', memberId)
    .where('w.id', '=', BigInt(id))
    .executeTakeFirst()
  if (!row) throw new NotDone(`there is no withdrawal ${id}`)
  return {
    ask: { withdrawalId: id, playerId: row.player_id, currency: row.currency },
    status: row.status,
    opKey: row.op_key,
  }
}
