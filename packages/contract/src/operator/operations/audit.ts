import { Type } from 'typebox'
import { closed, Count, MaxResults, NoInput, Nullable, ShortText } from '#entities/values.ts'
import { operatorOperation } from '../operator-operation.ts'
import { AuditEntryView } from '../staff-views.ts'

const either = { area: 'audit', access: 'audit.read', scope: 'either' } as const

export const auditOperations = {
  readAuditLog: operatorOperation({
    ...either,
    input: closed({ before: Type.Optional(Count), maxResults: Type.Optional(MaxResults) }),
    output: closed({ entries: Type.Array(AuditEntryView) }),
    faults: [],
    summary: 'Returns entries of the audit log before a number, newest first.',
  }),
  verifyAuditLog: operatorOperation({
    ...either,
    input: NoInput,
    output: closed({
      entries: Count,
      head: ShortText,
      broken: Nullable(closed({ seq: Count, why: Type.String() })),
    }),
    faults: [],
    summary: 'Recomputes the hash chain of the audit log.',
  }),
} as const
