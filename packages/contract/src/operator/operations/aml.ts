import { Type } from 'typebox'
import { closed, Count, LongText, Nullable, ShortText, Time } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { rowPages } from '../paging.ts'
import { RowId } from '../row-id.ts'
import { StaffName } from '../staff-views.ts'

const aml = { area: 'aml', scope: 'operator', stepUp: true } as const
const reading = { ...aml, access: 'aml.read', faults: ['staff.refused'] } as const
const writing = { ...aml, access: 'aml.write', faults: ['staff.refused'] } as const

const CaseStatus = Type.Enum(['open', 'cleared', 'reported'])
const CaseView = closed({
  caseId: RowId,
  playerId: RowId,
  username: ShortText,
  status: CaseStatus,
  cause: Type.Enum(['rule', 'staff', 'sanctions']),
  rules: Type.Array(ShortText),
  openedAt: Time,
  decidedAt: Nullable(Time),
  onHold: Type.Boolean(),
})
const CaseEntry = closed({
  n: Count,
  at: Time,
  actor: ShortText,
  actorName: StaffName,
  kind: ShortText,
  details: Type.Unknown(),
})

/** Suspicions of money laundering. Support has none of these operations. */
export const amlOperations = {
  listAmlCases: operatorOperation({
    ...reading,
    input: withReason({ ...rowPages.input, status: Type.Optional(CaseStatus) }),
    output: closed({ cases: Type.Array(CaseView), ...rowPages.output }),
    summary: 'Lists cases, the oldest first.',
  }),
  showAmlCase: operatorOperation({
    ...reading,
    input: withReason({ caseId: RowId }),
    output: closed({ case: CaseView, entries: Type.Array(CaseEntry) }),
    summary: 'Returns a case with its timeline.',
  }),
  openAmlCase: operatorOperation({
    ...writing,
    input: withReason({ playerId: RowId, note: LongText }),
    output: closed({ caseId: RowId }),
    summary: 'Opens a case of a player.',
  }),
  addAmlNote: operatorOperation({
    ...writing,
    input: withReason({ caseId: RowId, note: Type.String({ ...LongText, minLength: 1 }) }),
    output: Done,
    summary: 'Adds a note to an open case.',
  }),
  holdWithdrawals: operatorOperation({
    ...writing,
    input: withReason({ caseId: RowId }),
    output: Done,
    summary: 'Refuses the approval of withdrawals of the player until the hold is released.',
  }),
  releaseWithdrawals: operatorOperation({
    ...writing,
    input: withReason({ caseId: RowId }),
    output: Done,
    summary: 'Ends the hold of a case. Withdrawals then need their usual approval.',
  }),
  requestSourceOfFunds: operatorOperation({
    ...writing,
    input: withReason({
      caseId: RowId,
      text: Type.String({
        minLength: 1,
        maxLength: 1000,
        description: 'Shown to the player. It must not name the suspicion.',
      }),
    }),
    output: closed({ requestId: RowId }),
    summary: 'Asks the player of a case for documents about the source of the money.',
  }),
  decideAmlCase: operatorOperation({
    ...writing,
    input: withReason({ caseId: RowId, decision: Type.Enum(['cleared', 'reported']), note: LongText }),
    output: Done,
    summary: 'Decides a case. A cleared case ends its hold; a reported one keeps it until it is released.',
  }),
  exportAmlCase: operatorOperation({
    ...reading,
    input: withReason({ caseId: RowId }),
    output: closed({
      fileName: ShortText,
      content: Type.String({ description: 'JSON: case, timeline, alerts, days, deposits and withdrawals.' }),
    }),
    summary: 'Exports a case for an authority.',
  }),
} as const
