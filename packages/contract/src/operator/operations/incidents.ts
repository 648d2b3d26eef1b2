import { Type } from 'typebox'
import { closed, Count, LongText, Nullable, RequestId, ShortText, Time } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { rowPages } from '../paging.ts'
import { RowId } from '../row-id.ts'
import { StaffName } from '../staff-views.ts'

const area = { area: 'incidents', scope: 'operator', faults: ['staff.refused'] } as const
const read = { ...area, access: 'incidents.read' } as const
const write = { ...area, access: 'incidents.write' } as const
const Text = Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' })

/** Texts for players. `{…}` stands for a fact of the incident. */
export const messageTemplates = {
  delayed:
    'The draw of {title} is delayed because of a technical problem. Your tickets are safe. We will tell you when it continues.',
  refunded:
    'The draw of {title} was cancelled because of a technical problem. You get back what you paid, including fees.',
  corrected:
    'We found an error in the prizes of {title}. We have corrected it. Your account shows the difference.',
} as const
const templateNames = Object.keys(messageTemplates) as (keyof typeof messageTemplates)[]

const IncidentView = closed({
  incidentId: RowId,
  title: ShortText,
  status: Type.Enum(['open', 'closed']),
  alarmId: Nullable(RowId),
  gameId: Nullable(RowId),
  affectedFrom: Time,
  affectedTo: Time,
  openedBy: ShortText,
  openedByName: StaffName,
  openedAt: Time,
  closedAt: Nullable(Time),
})

const Entry = closed({
  n: RowId,
  kind: Type.Enum(['opened', 'note', 'proposal', 'message', 'closed']),
  actor: ShortText,
  actorName: StaffName,
  text: LongText,
  proposalId: Nullable(RowId),
  proposalStatus: Nullable(ShortText),
  at: Time,
})

export const incidentOperations = {
  openIncident: operatorOperation({
    ...write,
    input: withReason({
      requestId: RequestId,
      title: Type.String({ minLength: 1, maxLength: 144, pattern: '\\S' }),
      alarmId: Type.Optional(RowId),
      gameId: Type.Optional(RowId),
      affectedFrom: Type.Optional(Time),
      affectedTo: Type.Optional(Time),
    }),
    output: closed({ incidentId: RowId }),
    summary:
      'Opens an incident, by hand or from an alarm. An alarm determines the game and the time of its instances.',
  }),
  listIncidents: operatorOperation({
    ...read,
    input: closed({
      status: Type.Optional(Type.Enum(['open', 'closed'])),
      ...rowPages.input,
    }),
    output: closed({ incidents: Type.Array(IncidentView), ...rowPages.output }),
    summary: 'Lists incidents, newest first.',
  }),
  getIncident: operatorOperation({
    ...read,
    input: closed({ incidentId: RowId }),
    output: closed({
      incident: IncidentView,
      affected: closed({
        instances: Count,
        players: Count,
        plays: Count,
        amounts: Type.Array(
          closed({
            currency: ShortText,
            stakes: Type.String(),
            prizes: Type.String(),
            refunds: Type.String(),
          }),
        ),
      }),
      timeline: Type.Array(Entry),
    }),
    summary: 'Returns an incident with what it affects now and its timeline.',
  }),
  listAffectedInstances: operatorOperation({
    ...read,
    input: closed({
      incidentId: RowId,
      ...rowPages.input,
    }),
    output: closed({
      instances: Type.Array(
        closed({
          instanceId: RowId,
          gameId: RowId,
          status: ShortText,
          startAt: Time,
          players: Count,
          plays: Count,
        }),
      ),
      ...rowPages.output,
    }),
    summary: 'Lists the instances of an incident, by number.',
  }),
  addIncidentEntry: operatorOperation({
    ...write,
    input: withReason({ incidentId: RowId, text: Text, proposalId: Type.Optional(RowId) }),
    output: Done,
    summary: 'Adds a note to the timeline, or links a proposal, for example to refund an instance.',
  }),
  draftIncidentMessage: operatorOperation({
    ...read,
    input: closed({ incidentId: RowId, template: Type.Enum(templateNames) }),
    output: closed({ text: LongText }),
    summary: 'Returns a text for the affected players. It sends nothing.',
  }),
  closeIncident: operatorOperation({
    ...write,
    input: withReason({ incidentId: RowId, text: Text }),
    output: Done,
    summary: 'Closes an incident with its conclusion. Linked proposals must be decided first.',
  }),
  draftRegulatorReport: operatorOperation({
    ...read,
    input: closed({ incidentId: RowId }),
    output: closed({ html: Type.String() }),
    summary: 'Returns a draft of the report to the regulator from the data of the incident.',
  }),
} as const
