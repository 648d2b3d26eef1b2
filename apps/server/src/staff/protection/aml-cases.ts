import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { Tx } from '@fairground/database/transaction'
import {
  addEntry,
  endHolds,
  insertHold,
  lockCase,
  openCase,
  readCases,
  readEntries,
  updateToDecided,
} from '#protection/index.ts'
import { ensureOpenRequest, publishReload } from '#player/verification-requests.ts'
import { readStaffNames } from '#staff/access/read-staff-names.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { readPage } from '#staff/read-page.ts'
import { updateToRequested } from '#staff/queries/requests.ts'
import { requirePlayer } from './require-player.ts'

type CaseView = OperatorOutput<'showAmlCase'>['case']
type CaseRow = Awaited<ReturnType<typeof readCases>>[number]

const toSubject = (caseId: number): string => `aml-case/${caseId}`

export const toCaseView = (row: CaseRow): CaseView => ({
  caseId: row.id,
  playerId: row.player_id,
  username: row.username,
  status: row.status as CaseView['status'],
  cause: row.cause as CaseView['cause'],
  rules: row.rules,
  openedAt: Math.floor(row.opened_at),
  decidedAt: row.decided_at === null ? null : Math.floor(row.decided_at),
  onHold: row.on_hold,
})

export const requireCaseView = async (tx: Tx, memberId: number, caseId: number): Promise<CaseView> => {
  const [row] = await readCases(tx, memberId, { status: undefined, after: caseId - 1, limit: 1 })
  if (row?.id !== caseId) throw new CommandRefused(`there is no case ${caseId}`)
  return toCaseView(row)
}

const requireCase = async (tx: Tx, memberId: number, caseId: number) => {
  const row = await lockCase(tx, memberId, caseId)
  if (!row) throw new CommandRefused(`there is no case ${caseId}`)
  return row
}

const requireOpenCase = async (tx: Tx, memberId: number, caseId: number) => {
  const row = await requireCase(tx, memberId, caseId)
  if (row.status !== 'open') throw new CommandRefused(`case ${caseId} is ${row.status}`)
  return row
}

export const listAmlCases = (
  deps: StaffDeps,
  acting: Acting,
  { status, after = 0, limit }: Omit<OperatorInput<'listAmlCases'>, 'reason'>,
): Promise<OperatorOutput<'listAmlCases'>> =>
  act(deps, acting, 'list-aml-cases', async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readCases(tx, acting.member.id, { status, after, limit: count }),
      ({ id }) => id,
    )
    return { subject: 'aml-cases', result: { cases: rows.map(toCaseView), next } }
  })

export const showAmlCase = (
  deps: StaffDeps,
  acting: Acting,
  caseId: number,
): Promise<OperatorOutput<'showAmlCase'>> =>
  act(deps, acting, 'show-aml-case', async tx => {
    const memberId = acting.member.id
    const found = await requireCaseView(tx, memberId, caseId)
    const entries = await readEntries(tx, deps.vault, memberId, caseId)
    const toName = await readStaffNames(
      tx,
      entries.map(({ actor }) => actor),
    )
    return {
      subject: toSubject(caseId),
      result: {
        case: found,
        entries: entries.map(entry => ({
          ...entry,
          actorName: toName(entry.actor),
          at: Math.floor(entry.at),
        })),
      },
    }
  })

/** Adds to the open case if the player has one. */
export const openAmlCase = (
  deps: StaffDeps,
  acting: Acting,
  { playerId, note }: Omit<OperatorInput<'openAmlCase'>, 'reason'>,
): Promise<number> =>
  act(deps, acting, 'open-aml-case', async tx => {
    const memberId = acting.member.id
    await requirePlayer(tx, memberId, playerId)
    const caseId = await openCase(tx, deps.vault, memberId, {
      playerId,
      cause: 'staff',
      actor: acting.actor,
      rules: [acting.actor],
      kind: 'note',
      details: { note },
    })
    if (caseId === undefined)
      throw new CommandRefused(`player ${playerId} has an open case: add a note to it`)
    return { subject: toSubject(caseId), after: { status: 'open' }, result: caseId }
  })

export const addAmlNote = (deps: StaffDeps, acting: Acting, caseId: number, note: string): Promise<void> =>
  act(deps, acting, 'add-aml-note', async tx => {
    const memberId = acting.member.id
    await requireOpenCase(tx, memberId, caseId)
    await addEntry(tx, deps.vault, { memberId, caseId, actor: acting.actor, kind: 'note', details: { note } })
    return { subject: toSubject(caseId), result: undefined }
  })

export const holdWithdrawals = (deps: StaffDeps, acting: Acting, caseId: number): Promise<void> =>
  act(deps, acting, 'hold-withdrawals', async tx => {
    const memberId = acting.member.id
    const row = await requireOpenCase(tx, memberId, caseId)
    const hold = { memberId, playerId: row.player_id, caseId, madeBy: acting.actor }
    if (!(await insertHold(tx, hold)))
      throw new CommandRefused(`withdrawals of player ${row.player_id} are on hold`)
    await addEntry(tx, deps.vault, { memberId, caseId, actor: acting.actor, kind: 'hold', details: {} })
    return { subject: toSubject(caseId), after: { hold: true }, result: undefined }
  })

export const releaseWithdrawals = (deps: StaffDeps, acting: Acting, caseId: number): Promise<void> =>
  act(deps, acting, 'release-withdrawals', async tx => {
    const memberId = acting.member.id
    await requireCase(tx, memberId, caseId)
    if (!(await endHolds(tx, memberId, caseId))) throw new CommandRefused(`case ${caseId} has no hold`)
    await addEntry(tx, deps.vault, { memberId, caseId, actor: acting.actor, kind: 'release', details: {} })
    return { subject: toSubject(caseId), before: { hold: true }, after: { hold: false }, result: undefined }
  })

/** The player sees a request for documents like any other. The KYC analyst reads the answer. */
export const requestSourceOfFunds = (
  deps: StaffDeps,
  acting: Acting,
  caseId: number,
  text: string,
): Promise<number> =>
  act(deps, acting, 'request-source-of-funds', async tx => {
    const memberId = acting.member.id
    const row = await requireOpenCase(tx, memberId, caseId)
    const player = { memberId, playerId: row.player_id }
    const { status } = await requirePlayer(tx, memberId, row.player_id)
    if (status === 'closed') throw new CommandRefused(`player ${row.player_id} is closed`)
    const request = await ensureOpenRequest(tx, player, 'payment')
    await updateToRequested(tx, memberId, request.id, text)
    await publishReload(tx, player)
    const details = { requestId: request.id, text }
    await addEntry(tx, deps.vault, { memberId, caseId, actor: acting.actor, kind: 'sourceOfFunds', details })
    return { subject: toSubject(caseId), after: { request: request.id }, result: request.id }
  })

export const decideAmlCase = (
  deps: StaffDeps,
  acting: Acting,
  { caseId, decision, note }: Omit<OperatorInput<'decideAmlCase'>, 'reason'>,
): Promise<void> =>
  act(deps, acting, 'decide-aml-case', async tx => {
    const memberId = acting.member.id
    await requireOpenCase(tx, memberId, caseId)
    const entry = { memberId, caseId, actor: acting.actor }
    await updateToDecided(tx, memberId, caseId, decision)
    await addEntry(tx, deps.vault, { ...entry, kind: 'decision', details: { decision, note } })
    if (decision === 'cleared' && (await endHolds(tx, memberId, caseId)))
      await addEntry(tx, deps.vault, { ...entry, kind: 'release', details: {} })
    return {
      subject: toSubject(caseId),
      before: { status: 'open' },
      after: { status: decision },
      result: undefined,
    }
  })
