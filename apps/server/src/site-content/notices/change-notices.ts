import { databaseNow, type Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { toPlatformFields, toPlatformMessage } from './platform-fields.ts'
import {
  insertNotice,
  lockNotices,
  type Notice,
  type NoticeKind,
  readActiveNotices,
  readOpenNotices,
  updateNoticeStatus,
} from './queries.ts'

export interface NewNotice {
  readonly kind: NoticeKind
  readonly title: string
  readonly body: string
  /** Undefined starts it at once. */
  readonly startsAt?: number | undefined
  readonly endsAt?: number | undefined
}

/** Publishes the state of this kind after the change. It is absolute, so a browser needs only the last event. */
const publishState = async (tx: Tx, memberId: number, kind: NoticeKind, ended?: Notice): Promise<void> => {
  const active = await readActiveNotices(tx, memberId)
  if (kind === 'maintenance') {
    const { MAINTENANCE_ENABLED, MAINTENANCE_MESSAGE, maintenanceUntil } = toPlatformFields(active)
    const state = { MAINTENANCE_ENABLED, MAINTENANCE_MESSAGE, maintenanceUntil }
    return putInOutbox(tx, memberId, announce('gameMaintenance', { eventType: 15, memberId, ...state }))
  }
  const message = active.find(notice => notice.kind === 'message')
  const shown = message ?? (ended && { ...ended, title: '', body: '', endsAt: null })
  if (!shown) return undefined
  const payload = { eventType: 1 as const, memberId, ...toPlatformMessage(shown) }
  return putInOutbox(tx, memberId, announce('globalMessage', payload))
}

const endActive = async (tx: Tx, memberId: number, kind: NoticeKind): Promise<Notice | undefined> => {
  const active = (await readActiveNotices(tx, memberId)).find(notice => notice.kind === kind)
  if (active) await updateNoticeStatus(tx, memberId, active.id, 'over')
  return active
}

/** Replaces the active notice of its kind, or plans one for later. */
export const addNotice = async (tx: Tx, memberId: number, notice: NewNotice): Promise<Notice> => {
  await lockNotices(tx, memberId)
  const now = Math.floor(await databaseNow(tx))
  const isPlanned = notice.startsAt !== undefined && notice.startsAt > now
  if (!isPlanned) await endActive(tx, memberId, notice.kind)
  const row = {
    ...notice,
    startsAt: notice.startsAt ?? now,
    endsAt: notice.endsAt ?? null,
    status: isPlanned ? ('planned' as const) : ('active' as const),
  }
  const id = await insertNotice(tx, memberId, row)
  if (!isPlanned) await publishState(tx, memberId, notice.kind)
  return { ...row, id }
}

/** Ends the active notice of this kind and cancels planned ones. Returns what it ended. */
export const endNotices = async (tx: Tx, memberId: number, kind: NoticeKind): Promise<readonly Notice[]> => {
  await lockNotices(tx, memberId)
  const open = (await readOpenNotices(tx, memberId)).filter(notice => notice.kind === kind)
  for (const { id } of open) await updateNoticeStatus(tx, memberId, id, 'over')
  const active = open.find(({ status }) => status === 'active')
  if (active) await publishState(tx, memberId, kind, active)
  return open
}

/** Ends an active notice or cancels a planned one. Undefined if it is over or does not exist. */
export const endNotice = async (tx: Tx, memberId: number, id: number): Promise<Notice | undefined> => {
  await lockNotices(tx, memberId)
  const notice = (await readOpenNotices(tx, memberId)).find(open => open.id === BigInt(id))
  if (!notice) return undefined
  await updateNoticeStatus(tx, memberId, notice.id, 'over')
  if (notice.status === 'active') await publishState(tx, memberId, notice.kind, notice)
  return notice
}

const isOver = ({ endsAt }: Notice, now: number): boolean => endsAt !== null && endsAt <= now

const findDue = async (tx: Tx, memberId: number) => {
  const now = await databaseNow(tx)
  const open = await readOpenNotices(tx, memberId)
  return {
    ending: open.filter(notice => isOver(notice, now)),
    starting: open.filter(
      notice => notice.status === 'planned' && notice.startsAt <= now && !isOver(notice, now),
    ),
  }
}

/** Ends and starts the notices that are due. Returns false when there were none. */
export const applyDueNotices = async (tx: Tx, memberId: number): Promise<boolean> => {
  const due = await findDue(tx, memberId)
  if (due.ending.length + due.starting.length === 0) return false
  await lockNotices(tx, memberId)
  const { ending, starting } = await findDue(tx, memberId)
  for (const notice of ending) {
    await updateNoticeStatus(tx, memberId, notice.id, 'over')
    if (notice.status === 'active') await publishState(tx, memberId, notice.kind, notice)
  }
  for (const notice of starting) {
    await endActive(tx, memberId, notice.kind)
    await updateNoticeStatus(tx, memberId, notice.id, 'active')
    await publishState(tx, memberId, notice.kind)
  }
  return true
}
