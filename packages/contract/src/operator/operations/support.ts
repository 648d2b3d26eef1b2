import { Type } from 'typebox'
import { closed } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'

const support = { area: 'support', scope: 'operator', faults: ['staff.refused'] } as const
const CaseCode = Type.String({ minLength: 4, maxLength: 32, pattern: '^[A-Za-z0-9-]+$' })
const Lines = closed({ lines: Type.Array(Type.String()) })

export const supportOperations = {
  listSupportCases: operatorOperation({
    ...support,
    access: 'support.read',
    input: withReason({}),
    output: Lines,
    summary: 'Lists messages of players that wait for an answer.',
  }),
  showSupportCase: operatorOperation({
    ...support,
    access: 'support.read',
    stepUp: true,
    input: withReason({ code: CaseCode }),
    output: Lines,
    summary: 'Returns a message and its answers.',
  }),
  answerSupportCase: operatorOperation({
    ...support,
    access: 'support.answer',
    input: withReason({ code: CaseCode, text: Type.String({ minLength: 1, maxLength: 4000 }) }),
    output: Done,
    summary: 'Answers by mail and notification.',
  }),
  closeSupportCase: operatorOperation({
    ...support,
    access: 'support.answer',
    input: withReason({ code: CaseCode }),
    output: Done,
    summary: 'Closes a case.',
  }),
} as const
