import { Type } from 'typebox'
import { closed, LanguageId, Name, Nullable, ShortText, Time } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { placePages, rowPages } from '../paging.ts'
import { RowId } from '../row-id.ts'
import { StaffName } from '../staff-views.ts'

const support = { area: 'support', scope: 'operator', faults: ['staff.refused'] } as const
const CaseCode = Type.String({ minLength: 4, maxLength: 32, pattern: '^[A-Za-z0-9-]+$' })
const AnswerText = Type.String({
  minLength: 1,
  maxLength: 4000,
  pattern: '\\S',
  description: '{name} and {code} stand for the name of the sender and the number of the case.',
})
const caseStatuses = ['open', 'answered', 'closed'] as const

const caseFields = {
  code: ShortText,
  status: Type.Enum([...caseStatuses]),
  playerId: Nullable(RowId),
  username: Nullable(ShortText),
  language: ShortText,
  openedAt: Time,
  waitingSince: Type.Integer({ ...Time, description: 'The last message that needs an answer.' }),
  dueAt: Type.Integer({ ...Time, description: 'The time by which an open case must be answered.' }),
  assignedTo: Nullable(RowId),
  assignedToName: StaffName,
}

export const supportOperations = {
  listSupportCases: operatorOperation({
    ...support,
    access: 'support.read',
    input: closed({
      status: Type.Optional(Type.Enum([...caseStatuses])),
      assigned: Type.Optional(Type.Enum(['me', 'none'])),
      overdue: Type.Optional(Type.Boolean({ description: 'Only cases behind their deadline.' })),
      ...placePages.input,
    }),
    output: closed({ cases: Type.Array(closed(caseFields)), ...placePages.output }),
    summary: 'Lists cases by deadline, without their text. Without a status, it lists open ones.',
  }),
  showSupportCase: operatorOperation({
    ...support,
    access: 'support.read',
    stepUp: true,
    input: withReason({ code: CaseCode }),
    output: closed({
      ...caseFields,
      name: Type.String(),
      email: Type.String({ description: 'Masked.' }),
      messages: Type.Array(
        closed({
          by: Type.String({ description: 'sender, or staff with their number.' }),
          byName: StaffName,
          at: Time,
          text: Type.String(),
        }),
      ),
    }),
    summary: 'Returns the messages of a case, oldest first.',
  }),
  assignSupportCase: operatorOperation({
    ...support,
    access: 'support.answer',
    input: withReason({ code: CaseCode, staffId: Nullable(RowId) }),
    output: Done,
    summary: 'Gives a case to a staff member of support, or to none.',
  }),
  answerSupportCase: operatorOperation({
    ...support,
    access: 'support.answer',
    input: withReason({ code: CaseCode, text: AnswerText }),
    output: Done,
    summary: 'Answers by mail and notification.',
  }),
  closeSupportCase: operatorOperation({
    ...support,
    access: 'support.answer',
    input: withReason({ code: CaseCode }),
    output: Done,
    summary: 'Closes a case. A further message of the player opens it again.',
  }),
  listSupportMacros: operatorOperation({
    ...support,
    access: 'support.read',
    input: closed({ language: Type.Optional(LanguageId), ...rowPages.input }),
    output: closed({
      macros: Type.Array(closed({ macroId: RowId, name: Name, language: LanguageId, text: Type.String() })),
      ...rowPages.output,
    }),
    summary: 'Lists prepared texts of answers.',
  }),
  setSupportMacro: operatorOperation({
    ...support,
    access: 'support.answer',
    input: withReason({
      name: Type.String({ ...Name, pattern: '\\S' }),
      language: LanguageId,
      text: AnswerText,
    }),
    output: closed({ macroId: RowId }),
    summary: 'Stores a prepared text. One with the same name and language is replaced.',
  }),
  removeSupportMacro: operatorOperation({
    ...support,
    access: 'support.answer',
    input: withReason({ macroId: RowId }),
    output: Done,
    summary: 'Removes a prepared text.',
  }),
} as const
