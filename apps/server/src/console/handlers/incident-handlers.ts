import { messageTemplates } from '@fairground/contract/operator/operations/incidents'
import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import { bandWidthFor } from '@fairground/rules/prizes/live-return'
import { type OperatorHandlers, requireMember } from '#staff/access/operator-handler.ts'
import { readStaffNames } from '#staff/access/read-staff-names.ts'
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
import { newestRow, readPage } from '#staff/read-page.ts'
import { toRegulatorReport } from '#staff/incidents/regulator-report.ts'
import { done, toActing } from './acting.ts'

const maxWindows = 200

type IncidentView = OperatorOutput<'getIncident'>['incident']
type Entry = OperatorOutput<'getIncident'>['timeline'][number]

type ToName = Awaited<ReturnType<typeof readStaffNames>>

const toView = (row: IncidentRow, toName: ToName): IncidentView => ({
  incidentId: row.id,
  title: row.title,
  status: row.status as IncidentView['status'],
  alarmId: row.alarm_id,
  gameId: row.game_id,
  affectedFrom: Math.floor(row.affected_from),
  affectedTo: Math.floor(row.affected_to),
  openedBy: row.opened_by,
  openedByName: toName(row.opened_by),
  openedAt: Math.floor(row.opened_at),
  closedAt: row.closed_at === null ? null : Math.floor(row.closed_at),
})

const toEntry = (row: Awaited<ReturnType<typeof readTimeline>>[number], toName: ToName): Entry => ({
  n: row.n,
  kind: row.kind as Entry['kind'],
  actor: row.actor,
  actorName: toName(row.actor),
  text: row.text,
  proposalId: row.proposal_id,
  proposalStatus: row.proposal_status,
  at: Math.floor(row.at),
})

export const incidentHandlers = {
  getLiveReturn: ({ gameId }, caller, { db }) => {
    const memberId = requireMember(caller).id
    return inMember(db, memberId, async tx => ({
      windows: (await readWindows(tx, memberId, gameId, maxWindows)).map(row => {
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
  listAlarms: ({ after = newestRow, limit, isUnhandled }, caller, { db }) => {
    const memberId = requireMember(caller).id
    return inMember(db, memberId, async tx => {
      const { rows, next } = await readPage(
        { limit },
        count => readAlarms(tx, memberId, { before: after, limit: count, isUnhandled }),
        ({ id }) => id,
      )
      const alarms = rows.map(row => ({
        alarmId: row.id,
        kind: row.kind,
        subject: row.subject,
        facts: row.facts,
        raisedAt: Math.floor(row.raised_at),
        incidentId: row.incident_id,
      }))
      return { alarms, next }
    })
  },
  openIncident: ({ reason, ...input }, caller, context) =>
    openIncident(context, toActing(caller, reason), input),
  listIncidents: ({ status, after = newestRow, limit }, caller, { db }) => {
    const memberId = requireMember(caller).id
    return inMember(db, memberId, async tx => {
      const { rows, next } = await readPage(
        { limit },
        count => readIncidents(tx, memberId, { status, before: after, limit: count }),
        ({ id }) => id,
      )
      const toName = await readStaffNames(
        tx,
        rows.map(row => row.opened_by),
      )
      return { incidents: rows.map(row => toView(row, toName)), next }
    })
  },
  getIncident: ({ incidentId }, caller, { db }) => {
    const memberId = requireMember(caller).id
    return inMember(db, memberId, async tx => {
      const incident = await requireIncident(tx, memberId, incidentId)
      const timeline = await readTimeline(tx, memberId, incidentId)
      const toName = await readStaffNames(tx, [incident.opened_by, ...timeline.map(({ actor }) => actor)])
      return {
        incident: toView(incident, toName),
        affected: await countAffected(tx, incident),
        timeline: timeline.map(entry => toEntry(entry, toName)),
      }
    })
  },
  listAffectedInstances: ({ incidentId, after = 0, limit }, caller, { db }) => {
    const memberId = requireMember(caller).id
    return inMember(db, memberId, async tx => {
      const incident = await requireIncident(tx, memberId, incidentId)
      const { rows, next } = await readPage(
        { limit },
        count => readAffected(tx, incident, after, count),
        ({ instanceId }) => instanceId,
      )
      return { instances: [...rows], next }
    })
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
