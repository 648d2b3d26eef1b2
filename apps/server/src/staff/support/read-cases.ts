import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import { findPlayerRecord } from '#staff/players/queries/record.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { maskDetails } from '#staff/players/mask.ts'
import { defaultLimit, toPage } from '#staff/players/paging.ts'
import { type CasePlace, type CaseRow, readCases } from '#staff/queries/support-cases.ts'
import { openCase } from './open-case.ts'

const parseCursor = (cursor: string | undefined): CasePlace => {
  if (cursor === undefined) return { micros: 0n, id: 0 }
  const [, micros, id] = /^([0-9]{1,18}):([0-9]{1,9})$/.exec(cursor) ?? []
  if (micros === undefined) throw new CommandRefused('the cursor is not one of this list')
  return { micros: BigInt(micros), id: Number(id) }
}

const toAssigned = (assigned: 'me' | 'none' | undefined, staffId: number): number | null | undefined => {
  if (assigned === undefined) return undefined
  return assigned === 'me' ? staffId : null
}

/** Lists cases by deadline, without their text. */
export const listCases = async (
  { db }: StaffDeps,
  memberId: number,
  staffId: number,
  {
    status = 'open',
    assigned,
    overdue = false,
    cursor,
    limit = defaultLimit,
  }: OperatorInput<'listSupportCases'>,
): Promise<OperatorOutput<'listSupportCases'>> => {
  const filter = { status, assignedTo: toAssigned(assigned, staffId), isOverdue: overdue }
  const after = parseCursor(cursor)
  const rows = await inMember(db, memberId, tx => readCases(tx, memberId, filter, after, limit + 1))
  const { items, next } = toPage(rows, limit, ({ micros, id }) => `${micros}:${id}`)
  return { next, cases: items.map(({ micros: _micros, id: _id, ...listed }) => listed) }
}

const toCaseView = (row: CaseRow, username: string | null) => ({
  code: row.code,
  status: row.status as 'open' | 'answered' | 'closed',
  playerId: row.player_id,
  username,
  language: row.language,
  openedAt: row.opened_at,
  waitingSince: row.waiting_since,
  dueAt: row.due_at,
  assignedTo: row.assigned_to,
})

/** Reading a case is logged, because it holds personal data. The address of the sender stays masked. */
export const showCase = (
  deps: StaffDeps,
  acting: Acting,
  code: string,
): Promise<OperatorOutput<'showSupportCase'>> =>
  act(deps, acting, 'show-case', async tx => {
    const memberId = acting.member.id
    const { row, name, email, message, answers } = await openCase(tx, deps, memberId, code)
    const player =
      row.player_id === null ? undefined : await findPlayerRecord(tx, { memberId, playerId: row.player_id })
    const result = {
      ...toCaseView(row, player?.username ?? null),
      name,
      email: maskDetails({ email }).email ?? '',
      messages: [
        { by: 'sender', at: row.opened_at, text: message },
        ...answers.map(({ by, at, text }) => ({ by, at, text })),
      ],
    }
    return { subject: `case/${row.code}`, result }
  })
