import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import { addNotice, endNotice, endNotices } from '#site-content/notices/change-notices.ts'
import { type Notice, type NoticeKind, readOpenNotices } from '#site-content/notices/queries.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'

export interface NoticeInput {
  readonly title?: string | undefined
  readonly text: string
  readonly from?: string | undefined
  readonly until?: string | undefined
}

const maxTitle = 144
const maxText = 2000
/** An exact time with its offset, because staff and server may be in different zones. */
const timePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/

const parseTime = (value: string | undefined, name: string): number | undefined => {
  if (value === undefined) return undefined
  const at = timePattern.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(at)) throw new CommandRefused(`${name} must be a time such as 2026-11-20T21:00Z`)
  return at
}

const parseTimes = ({ from, until }: NoticeInput) => {
  const startsAt = parseTime(from, '--from')
  const endsAt = parseTime(until, '--until')
  if (endsAt !== undefined && endsAt <= Math.max(startsAt ?? 0, Date.now()))
    throw new CommandRefused('--until must be in the future and after --from')
  return { startsAt, endsAt }
}

const checkLengths = (title: string, text: string): void => {
  if (title.length > maxTitle) throw new CommandRefused(`--title may have ${maxTitle} characters`)
  if (text.length > maxText) throw new CommandRefused(`--text may have ${maxText} characters`)
}

const toTime = (at: number | null): string => (at === null ? 'no end' : new Date(at).toISOString())

const describeNotice = ({ id, kind, status, startsAt, endsAt }: Notice): string =>
  `${kind} ${id}: ${status}, ${toTime(startsAt)} to ${toTime(endsAt)}`

const toFacts = ({ title, body, startsAt, endsAt, status }: Notice) => ({
  title,
  body,
  startsAt: Math.floor(startsAt),
  endsAt: endsAt === null ? null : Math.floor(endsAt),
  status,
})

const set = (deps: StaffDeps, acting: Acting, kind: NoticeKind, input: NoticeInput): Promise<string> => {
  const times = parseTimes(input)
  const { title = '', text } = input
  checkLengths(title, text)
  return act(deps, acting, `set-${kind}`, async tx => {
    const notice = await addNotice(tx, acting.member.id, { kind, title, body: text, ...times })
    return { subject: `notice/${notice.id}`, after: toFacts(notice), result: describeNotice(notice) }
  })
}

const end = (deps: StaffDeps, acting: Acting, kind: NoticeKind): Promise<string> =>
  act(deps, acting, `end-${kind}`, async tx => {
    const ended = await endNotices(tx, acting.member.id, kind)
    if (ended.length === 0) throw new CommandRefused(`there is no ${kind}`)
    return {
      subject: ended.map(({ id }) => `notice/${id}`).join(' '),
      before: ended.map(toFacts),
      result: `${kind}: over`,
    }
  })

export const setMaintenance = (deps: StaffDeps, acting: Acting, input: NoticeInput): Promise<string> =>
  set(deps, acting, 'maintenance', input)

export const endMaintenance = (deps: StaffDeps, acting: Acting): Promise<string> =>
  end(deps, acting, 'maintenance')

export const setMessage = (deps: StaffDeps, acting: Acting, input: NoticeInput): Promise<string> =>
  set(deps, acting, 'message', input)

export const withdrawMessage = (deps: StaffDeps, acting: Acting): Promise<string> =>
  end(deps, acting, 'message')

/** Ends one notice and leaves the others, for example one of several planned ones. */
export const cancelNotice = (deps: StaffDeps, acting: Acting, noticeId: number): Promise<void> =>
  act(deps, acting, 'cancel-notice', async tx => {
    const ended = await endNotice(tx, acting.member.id, noticeId)
    if (!ended) throw new CommandRefused(`there is no active or planned notice ${noticeId}`)
    return { subject: `notice/${noticeId}`, before: toFacts(ended), result: undefined }
  })

const maxListed = 200

/** Reads only public facts, so it writes no audit entry. */
export const listNotices = async (
  { db }: StaffDeps,
  memberId: number,
): Promise<OperatorOutput<'listNotices'>> => {
  const notices = await inMember(db, memberId, tx => readOpenNotices(tx, memberId))
  return {
    text: notices.length === 0 ? 'no active or planned notice' : notices.map(describeNotice).join('\n'),
    notices: notices.slice(0, maxListed).map(({ id, kind, title, body, startsAt, endsAt, status }) => ({
      noticeId: Number(id),
      kind,
      title,
      text: body,
      from: Math.floor(startsAt),
      until: endsAt === null ? null : Math.floor(endsAt),
      isActive: status === 'active',
    })),
  }
}
