import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { inMember, type Tx } from '@fairground/database/transaction'
import { act, type Acting, CommandRefused, type StaffDeps } from '../act.ts'
import {
  closeIncidentRow,
  findAlarmed,
  findIncident,
  findIncidentByRequest,
  findIncidentOfAlarm,
  hasGame,
  hasProposal,
  type IncidentRow,
  insertIncident,
  insertIncidentEntry,
  lockIncident,
  readTimeline,
} from './queries.ts'

export const requireIncident = async (tx: Tx, memberId: number, id: number): Promise<IncidentRow> => {
  const row = await findIncident(tx, memberId, id)
  if (!row) throw new CommandRefused(`there is no incident ${id}`)
  return row
}

const lockOpen = async (tx: Tx, memberId: number, id: number): Promise<IncidentRow> => {
  const row = await lockIncident(tx, memberId, id)
  if (!row) throw new CommandRefused(`there is no incident ${id}`)
  if (row.status !== 'open') throw new CommandRefused(`incident ${id} is closed`)
  return row
}

type Opening = Omit<OperatorInput<'openIncident'>, 'reason'>

/** An alarm determines what is affected. Otherwise the caller names the time, and a game or none for all. */
const findScope = async (tx: Tx, memberId: number, opening: Opening) => {
  const { alarmId, gameId, affectedFrom, affectedTo } = opening
  if (alarmId === undefined) {
    if (affectedFrom === undefined || affectedTo === undefined)
      throw new CommandRefused('an incident without an alarm needs the affected time')
    if (affectedFrom >= affectedTo) throw new CommandRefused('the affected time ends before it begins')
    if (gameId !== undefined && !(await hasGame(tx, memberId, gameId)))
      throw new CommandRefused(`there is no game ${gameId}`)
    return { gameId: gameId ?? null, from: affectedFrom, to: affectedTo }
  }
  const alarmed = await findAlarmed(tx, memberId, alarmId)
  if (!alarmed) throw new CommandRefused(`there is no alarm ${alarmId}`)
  const known = await findIncidentOfAlarm(tx, memberId, alarmId)
  if (known) throw new CommandRefused(`incident ${known.id} handles alarm ${alarmId}`)
  if (alarmed.from === null || alarmed.to === null)
    throw new CommandRefused(`the instances of alarm ${alarmId} are not known`)
  return { gameId: alarmed.gameId, from: Math.floor(alarmed.from), to: Math.ceil(alarmed.to) + 1 }
}

export const openIncident = async (
  deps: StaffDeps,
  acting: Acting,
  opening: Opening,
): Promise<{ incidentId: number }> => {
  const memberId = acting.member.id
  const { requestId, title, alarmId } = opening
  const earlier = await inMember(deps.db, memberId, tx => findIncidentByRequest(tx, memberId, requestId))
  if (earlier && earlier.title !== title) throw new CommandRefused('another incident has this request id')
  if (earlier) return { incidentId: earlier.id }
  return act(deps, acting, 'open-incident', async tx => {
    const scope = await findScope(tx, memberId, opening)
    const openedBy = acting.actor
    const id = await insertIncident(tx, memberId, {
      requestId,
      title,
      alarmId: alarmId ?? null,
      ...scope,
      openedBy,
    })
    await insertIncidentEntry(tx, memberId, id, { kind: 'opened', actor: openedBy, text: acting.reason })
    return {
      subject: `incident/${id}`,
      after: { status: 'open', alarm: alarmId ?? null, ...scope },
      result: { incidentId: id },
    }
  })
}

export const addIncidentEntry = (
  deps: StaffDeps,
  acting: Acting,
  { incidentId, text, proposalId }: Omit<OperatorInput<'addIncidentEntry'>, 'reason'>,
): Promise<void> => {
  const memberId = acting.member.id
  return act(deps, acting, 'add-incident-entry', async tx => {
    await lockOpen(tx, memberId, incidentId)
    if (proposalId !== undefined && !(await hasProposal(tx, memberId, proposalId)))
      throw new CommandRefused(`there is no proposal ${proposalId}`)
    const kind = proposalId === undefined ? 'note' : 'proposal'
    await insertIncidentEntry(tx, memberId, incidentId, { kind, actor: acting.actor, text, proposalId })
    return {
      subject: `incident/${incidentId}`,
      after: { kind, proposal: proposalId ?? null },
      result: undefined,
    }
  })
}

export const closeIncident = (
  deps: StaffDeps,
  acting: Acting,
  { incidentId, text }: Omit<OperatorInput<'closeIncident'>, 'reason'>,
): Promise<void> => {
  const memberId = acting.member.id
  return act(deps, acting, 'close-incident', async tx => {
    await lockOpen(tx, memberId, incidentId)
    const undecided = (await readTimeline(tx, memberId, incidentId)).find(
      entry => entry.proposal_status === 'open' || entry.proposal_status === 'approved',
    )
    if (undecided) throw new CommandRefused(`proposal ${undecided.proposal_id} is not decided`)
    await insertIncidentEntry(tx, memberId, incidentId, { kind: 'closed', actor: acting.actor, text })
    await closeIncidentRow(tx, memberId, incidentId)
    return {
      subject: `incident/${incidentId}`,
      before: { status: 'open' },
      after: { status: 'closed' },
      result: undefined,
    }
  })
}
