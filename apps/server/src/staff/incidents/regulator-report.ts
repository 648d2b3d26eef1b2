import { escapeText } from '#reports/index.ts'
import type { countAffected, IncidentRow, readTimeline } from './queries.ts'

interface IncidentFacts {
  readonly operator: string
  readonly incident: IncidentRow
  readonly affected: Awaited<ReturnType<typeof countAffected>>
  readonly timeline: Awaited<ReturnType<typeof readTimeline>>
}

const toIso = (ms: number): string => new Date(ms).toISOString()
const toRow = (cells: readonly string[]): string =>
  `<tr>${cells.map(cell => `<td>${escapeText(cell)}</td>`).join('')}</tr>`

/** A draft: staff complete what only people know, such as cause and prevention. */
export const toRegulatorReport = ({ operator, incident, affected, timeline }: IncidentFacts): string => {
  const facts: readonly (readonly [string, string])[] = [
    ['Operator', operator],
    ['Incident', `${incident.id}: ${incident.title}`],
    ['Status', incident.status],
    ['Opened', `${toIso(incident.opened_at)} by ${incident.opened_by}`],
    ['Closed', incident.closed_at === null ? 'not yet' : toIso(incident.closed_at)],
    ['Source', incident.alarm_id === null ? 'reported by staff' : `alarm ${incident.alarm_id}`],
    ['Game', incident.game_id === null ? 'all games' : String(incident.game_id)],
    ['Draws from', toIso(incident.affected_from)],
    ['Draws to', toIso(incident.affected_to)],
    ['Affected instances', String(affected.instances)],
    ['Affected players', String(affected.players)],
    ['Affected plays', String(affected.plays)],
    ...affected.amounts.flatMap(({ currency, stakes, prizes, refunds }): (readonly [string, string])[] => [
      [`Stakes in ${currency}, minor units`, stakes],
      [`Prizes in ${currency}, minor units`, prizes],
      [`Refunds in ${currency}, minor units`, refunds],
    ]),
  ]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Incident ${incident.id}</title></head><body>
<h1>Incident report (draft)</h1>
<table>${facts.map(toRow).join('')}</table>
<h2>Timeline</h2>
<table>${timeline
    .map(({ at, actor, kind, text, proposal_kind: proposalKind, proposal_status: status }) =>
      toRow([toIso(at), actor, proposalKind === null ? kind : `${proposalKind}: ${status}`, text]),
    )
    .join('')}</table>
<h2>Cause</h2><p>[To complete]</p>
<h2>Prevention</h2><p>[To complete]</p>
</body></html>
`
}
