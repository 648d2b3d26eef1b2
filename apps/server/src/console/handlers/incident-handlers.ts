import { messageTemplates } from '@fairground/contract/operator/operations/incidents'
import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import { bandWidthFor } from '@fairground/rules/prizes/live-return'
import { type OperatorHandlers, requireMember } from '#staff/access/operator-handler.ts'
import {
  addIncidentEntry,
  closeIncident,
  openIncident,
  requireIncident,
} from '#staff/incidents/manage-incident.ts'
import {
  countAffected,
  type IncidentRow,
  readAffected,
  readAlarms,
  readIncidents,
  readTimeline,
  readWindows,
} from '#staff/incidents/queries.ts'
import { toRegulatorReport } from '#staff/incidents/regulator-report.ts'
import { done, toActing } from './acting.ts'

const defaultLimit = 50
const lastId = 2_147_483_647

type IncidentView = OperatorOutput<'getIncident'>['incident']
type Entry = OperatorOutput<'getIncident'>['timeline'][number]

const toView = (row: IncidentRow): IncidentView => ({
  incidentId: row.id,
  title: row.title,
  status: row.status as IncidentView['status'],
  alarmId: row.alarm_id,
  gameId: row.game_id,
  affectedFrom: Math.floor(row.affected_from),
  affectedTo: Math.floor(row.affected_to),
  openedBy: row.opened_by,
  openedAt: Math.floor(row.opened_at),
  closedAt: row.closed_at === null ? null : Math.floor(row.closed_at),
})

const toEntry = (row: Awaited<ReturnType<typeof readTimeline>>[number]): Entry => ({
  n: row.n,
  kind: row.kind as Entry['kind'],
  actor: row.actor,
  text: row.text,
  proposalId: row.proposal_id,
  proposalStatus: row.proposal_status,
  at: Math.floor(row.at),
})

export const incidentHandlers = {
  getLiveReturn: ({ gameId, limit = defaultLimit }, caller, { db }) => {
    const memberId = requireMember(caller).id
    return inMember(db, memberId, async tx => ({
      windows: (await readWindows(tx, memberId, gameId, limit)).map(row => {
        const band = bandWidthFor(row)
        return {
          gameId: row.game_id,
          currency: row.currency,
          window: row.n,
          plays: Number(row.plays),
          stakes: String(row.stakes),
          prizes: String(row.prizes),
          expected: row.expected,
          lowest: Math.max(0, row.expected - band),
          highest: row.expected + band,
          judgedAt: row.judged_at === null ? null : Math.floor(row.judged_at),
          isOutside: row.is_outside,
        }
      }),
    }))
  },
  listAlarms: ({ before = lastId, limit = defaultLimit, isUnhandled }, caller, { db }) => {
    const memberId = requireMember(caller).id
    return inMember(db, memberId, async tx => ({
      alarms: (await readAlarms(tx, memberId, { before, limit, isUnhandled })).map(row => ({
        alarmId: row.id,
        kind: row.kind,
        subject: row.subject,
        facts: row.facts,
        raisedAt: Math.floor(row.raised_at),
        incidentId: row.incident_id,
      })),
    }))
  },
  openIncident: ({ reason, ...input }, caller, context) =>
    openIncident(context, toActing(caller, reason), input),
  listIncidents: ({ status, before = lastId, limit = defaultLimit }, caller, { db }) => {
    const memberId = requireMember(caller).id
    return inMember(db, memberId, async tx => ({
      incidents: (await readIncidents(tx, memberId, { status, before, limit })).map(toView),
    }))
  },
  getIncident: ({ incidentId }, caller, { db }) => {
    const memberId = requireMember(caller).id
    return inMember(db, memberId, async tx => {
      const incident = await requireIncident(tx, memberId, incidentId)
      return {
        incident: toView(incident),
        affected: await countAffected(tx, incident),
        timeline: (await readTimeline(tx, memberId, incidentId)).map(toEntry),
      }
    })
  },
  listAffectedInstances: ({ incidentId, after = 0, limit = defaultLimit }, caller, { db }) => {
    const memberId = requireMember(caller).id
    return inMember(db, memberId, async tx => ({
      instances: await readAffected(tx, await requireIncident(tx, memberId, incidentId), after, limit),
    }))
  },
  addIncidentEntry: async ({ reason, ...input }, caller, context) => {
    await addIncidentEntry(context, toActing(caller, reason), input)
    return done
  },
  draftIncidentMessage: ({ incidentId, template }, caller, { db }) => {
    const memberId = requireMember(caller).id
    return inMember(db, memberId, async tx => {
      const { title } = await requireIncident(tx, memberId, incidentId)
      return { text: messageTemplates[template].replace('{title}', () => title) }
    })
  },
  closeIncident: async ({ reason, ...input }, caller, context) => {
    await closeIncident(context, toActing(caller, reason), input)
    return done
  },
  draftRegulatorReport: ({ incidentId }, caller, { db }) => {
    const { id: memberId, code: operator } = requireMember(caller)
    return inMember(db, memberId, async tx => {
      const incident = await requireIncident(tx, memberId, incidentId)
      const affected = await countAffected(tx, incident)
      const timeline = await readTimeline(tx, memberId, incidentId)
      return { html: toRegulatorReport({ operator, incident, affected, timeline }) }
    })
  },
} as const satisfies Partial<OperatorHandlers>
