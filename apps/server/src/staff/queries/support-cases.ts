import type { OptionalRow, Row } from '@fairground/database/row'
import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export interface CaseFilter {
  readonly status: 'open' | 'answered' | 'closed'
  /** A staff member, null for cases of none, undefined for all. */
  readonly assignedTo: number | null | undefined
  readonly isOverdue: boolean
}

export interface CasePlace {
  readonly micros: bigint
  readonly id: number
}

interface ListedCase
  extends CasePlace,
    Row<
      'support_case',
      'code' | 'player_id' | 'language' | 'opened_at' | 'waiting_since' | 'due_at' | 'assigned_to'
    >,
    OptionalRow<'player', 'username'> {
  readonly status: CaseFilter['status']
  readonly assignedToName: string | null
}

/** Returns cases by deadline, the most urgent first. */
export const readCases = async (
  tx: Tx,
  memberId: number,
  { status, assignedTo, isOverdue }: CaseFilter,
  after: CasePlace,
  limit: number,
): Promise<readonly ListedCase[]> => {
  const afterTime = sql`to_timestamp(0) + ${String(after.micros)}::bigint * interval '1 microsecond'`
  const { rows } = await sql<ListedCase>`
    SELECT c.id, c.code, c.status, c.player_id AS "playerId", p.username, c.language, c.opened_at AS "openedAt",
           c.waiting_since AS "waitingSince", c.due_at AS "dueAt", c.assigned_to AS "assignedTo", s.name AS "assignedToName",
           (extract(epoch FROM c.due_at) * 1000000)::bigint AS micros
      FROM support_case c
      LEFT JOIN player p ON p.member_id = c.member_id AND p.id = c.player_id
      LEFT JOIN staff s ON s.id = c.assigned_to
     WHERE c.member_id = ${memberId} AND c.status = ${status} AND (c.due_at, c.id) > (${afterTime}, ${after.id})
       AND (${assignedTo === undefined} OR c.assigned_to IS NOT DISTINCT FROM ${assignedTo ?? null}::integer)
       AND (${!isOverdue} OR c.due_at < clock_timestamp())
     ORDER BY c.due_at, c.id LIMIT ${limit}`.execute(tx)
  return rows
}

/** The open cases behind their deadline, and those that reach it within the hours. */
export const countDueCases = async (
  tx: Tx,
  memberId: number,
  nearHours: number,
): Promise<{ readonly near: number; readonly overdue: number }> => {
  const { rows } = await sql<{ near: number; overdue: number }>`
    SELECT count(*) FILTER (WHERE due_at >= clock_timestamp())::int AS near,
           count(*) FILTER (WHERE due_at < clock_timestamp())::int AS overdue
      FROM support_case
     WHERE member_id = ${memberId} AND status = 'open'
       AND due_at < clock_timestamp() + make_interval(hours => ${nearHours})`.execute(tx)
  return rows[0] ?? { near: 0, overdue: 0 }
}

export type CaseRow = NonNullable<Awaited<ReturnType<typeof lockCase>>>

export const lockCase = (tx: Tx, memberId: number, code: string) =>
  tx
    .selectFrom('support_case')
    .select([
      'id',
      'code',
      'player_id',
      'sealed',
      'sealed_answers',
      'language',
      'status',
      'opened_at',
      'waiting_since',
      'due_at',
      'assigned_to',
    ])
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

export const updateAssigned = async (
  tx: Tx,
  memberId: number,
  id: number,
  staffId: number | null,
): Promise<void> => {
  await tx
    .updateTable('support_case')
    .set({ assigned_to: staffId })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

/** Whether the staff member may answer cases of the operator. */
export const isSupport = async (
  tx: Tx,
  memberId: number,
  staffId: number,
  roles: readonly string[],
): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM staff_grant g JOIN staff s ON s.id = g.staff_id
     WHERE g.staff_id = ${staffId} AND g.revoked_at IS NULL AND s.status = 'active'
       AND g.role = ANY(${roles}::text[]) AND (g.operator_id IS NULL OR g.operator_id = ${memberId}) LIMIT 1`.execute(
    tx,
  )
  return rows.length > 0
}
