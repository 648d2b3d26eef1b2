import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export type NoticeKind = 'maintenance' | 'message'

export interface Notice {
  readonly id: bigint
  readonly kind: NoticeKind
  readonly title: string
  readonly body: string
  readonly startsAt: number
  readonly endsAt: number | null
  readonly status: 'planned' | 'active' | 'over'
}

/** Serialises changes of an operator's notices before the first write, so that their events keep the order of the changes. */
export const lockNotices = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtext('site_notice'), ${memberId})`.execute(tx)
}

const selectNotices = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('site_notice')
    .select(['id', 'kind', 'title', 'body', 'starts_at as startsAt', 'ends_at as endsAt', 'status'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .$narrowType<Pick<Notice, 'kind' | 'status'>>()

export const readActiveNotices = (tx: Tx, memberId: number): Promise<Notice[]> =>
  selectNotices(tx, memberId).where('status', '=', 'active').execute()

/** Planned and active notices. */
export const readOpenNotices = (tx: Tx, memberId: number): Promise<Notice[]> =>
  selectNotices(tx, memberId).where('status', '<>', 'over').execute()

export const insertNotice = async (tx: Tx, memberId: number, notice: Omit<Notice, 'id'>): Promise<bigint> => {
  const { id } = await tx
    .insertInto('site_notice')
    .values({
      member_id: memberId,
      kind: notice.kind,
      title: notice.title,
      body: notice.body,
      starts_at: timestamp(notice.startsAt),
      ends_at: notice.endsAt === null ? null : timestamp(notice.endsAt),
      status: notice.status,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateNoticeStatus = async (
  tx: Tx,
  memberId: number,
  id: bigint,
  status: Notice['status'],
): Promise<void> => {
  await tx
    .updateTable('site_notice')
    .set({ status })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}
