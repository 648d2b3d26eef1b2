import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import { findPlayerRecord } from '#staff/players/queries/record.ts'
import { readStaffNames } from '#staff/access/read-staff-names.ts'
import { act, type Acting, type StaffDeps } from '#staff/act.ts'
import { maskDetails } from '#staff/players/mask.ts'
import { type CasePlace, type CaseRow, readCases } from '#staff/queries/support-cases.ts'
import { readPage, splitPlace } from '#staff/read-page.ts'
import { openCase } from './open-case.ts'

const parsePlace = (after: string | undefined): CasePlace => {
  const [micros, id] = splitPlace(after, /^([0-9]{1,18}):([0-9]{1,9})$/) ?? [0n, 0]
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
  { status = 'open', assigned, overdue = false, after, limit }: OperatorInput<'listSupportCases'>,
): Promise<OperatorOutput<'listSupportCases'>> => {
  const filter = { status, assignedTo: toAssigned(assigned, staffId), isOverdue: overdue }
  const place = parsePlace(after)
  const { rows, next } = await inMember(db, memberId, tx =>
    readPage(
      { limit },
      count => readCases(tx, memberId, filter, place, count),
      ({ micros, id }) => `${micros}:${id}`,
    ),
  )
  return { next, cases: rows.map(({ micros: _micros, id: _id, ...listed }) => listed) }
}

const toCaseView = (row: CaseRow, username: string | null, assignedToName: string | null) => ({
  code: row.code,
  status: row.status as 'open' | 'answered' | 'closed',
  playerId: row.player_id,
  username,
  language: row.language,
  openedAt: row.opened_at,
  waitingSince: row.waiting_since,
  dueAt: row.due_at,
  assignedTo: row.assigned_to,
  assignedToName,
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
    const toName = await readStaffNames(tx, [row.assigned_to, ...answers.map(({ by }) => by)])
    const result = {
      ...toCaseView(row, player?.username ?? null, toName(row.assigned_to)),
      name,
      email: maskDetails({ email }).email ?? '',
      messages: [
        { by: 'sender', byName: null, at: row.opened_at, text: message },
        ...answers.map(({ by, at, text }) => ({ by, byName: toName(by), at, text })),
      ],
    }
    return { subject: `case/${row.code}`, result }
  })
