import type { Payout } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import type { DrawRecord } from '@fairground/fair/fd2/draw-record'
import { type Selectable, sql } from 'kysely'

export const findPayouts = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('payout')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .orderBy('seq')
    .orderBy('n')
    .execute()

export const countPayouts = async (tx: Tx, memberId: number, instanceId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('payout')
    .select(eb => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface PayoutPage {
  readonly unpaid: readonly number[]
  /** The last play of this page, or 0 when no plays are left. */
  readonly upTo: number
}

/**
 * The next plays of the plan. Plays without an outcome are unpaid, so no cursor has to be stored. Two range queries are
 * used because the planner has no statistics of a plan that was just written and may choose a bad join.
 */
export const findPayoutPage = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<PayoutPage> => {
  const plan = await sql<Pick<Selectable<Payout>, 'seq'>>`
    SELECT seq FROM payout WHERE member_id = ${memberId} AND instance_id = ${instanceId} AND seq > ${after}
     ORDER BY seq LIMIT ${limit}`.execute(tx)
  const upTo = plan.rows.at(-1)?.seq ?? 0
  const paid = await sql<Pick<Selectable<Payout>, 'seq'>>`
    SELECT seq FROM ticket_outcome
     WHERE member_id = ${memberId} AND instance_id = ${instanceId} AND seq > ${after} AND seq <= ${upTo}`.execute(
    tx,
  )
  const done = new Set(paid.rows.map(row => row.seq))
  // The prizes of the last play may continue on the next page. A play is always paid as a whole.
  const plays = new Set(plan.rows.map(row => row.seq))
  return { unpaid: [...plays].filter(seq => !done.has(seq)), upTo }
}

/** The amount left in escrow and the number of plays without an outcome. */
export const findUnsettled = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
): Promise<{ readonly left: bigint; readonly open: bigint }> => {
  const { rows } = await sql<{ left: bigint; open: bigint }>`
    SELECT (SELECT coalesce(sum(c_post - d_post), 0)::bigint FROM account
             WHERE member_id = ${memberId} AND kind = 'game:escrow' AND ref = ${instanceId}) AS left,
           (SELECT i.sold - coalesce(e.lost, 0) - (SELECT count(*) FROM ticket_outcome o WHERE o.member_id = i.member_id AND o.instance_id = i.id AND o.kind <> 'VOID')
              FROM game_instance i LEFT JOIN instance_ending e ON e.member_id = i.member_id AND e.instance_id = i.id
             WHERE i.member_id = ${memberId} AND i.id = ${instanceId}) AS open`.execute(tx)
  return rows[0]!
}

export const insertDrawRecord = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  record: DrawRecord,
): Promise<void> => {
  await tx
    .insertInto('draw_record')
    .values({ member_id: memberId, instance_id: instanceId, body: JSON.stringify(record) })
    .execute()
}
