import { Type } from 'typebox'
import { closed, Count, MaxResults, NoInput, Nullable, ShortText, Time } from '#entities/values.ts'
import { operatorOperation, withReason } from '../operator-operation.ts'
import { AuditEntryView } from '../staff-views.ts'
import { RowPosition } from '../row-id.ts'

const Filter = Type.String({ minLength: 1, maxLength: 200 })

const either = { area: 'audit', access: 'audit.read', scope: 'either' } as const

export const auditOperations = {
  readAuditLog: operatorOperation({
    ...either,
    input: closed({
      before: Type.Optional(RowPosition),
      maxResults: Type.Optional(MaxResults),
      actor: Type.Optional(Filter),
      action: Type.Optional(Filter),
      subject: Type.Optional(Filter),
      from: Type.Optional(Time),
      to: Type.Optional(Time),
    }),
    output: closed({ entries: Type.Array(AuditEntryView) }),
    faults: [],
    summary:
      'Returns entries of the audit log before a number, newest first, with what changed. Filters compare the whole text; a subject that ends with / stands for everything below it.',
  }),
  exportAuditLog: operatorOperation({
    ...either,
    stepUp: true,
    input: withReason({ after: Type.Optional(RowPosition) }),
    output: closed({
      lines: Type.String({ description: 'One JSON object per line, oldest first.' }),
      entries: Count,
      last: Nullable(Count),
    }),
    faults: [],
    summary:
      'Returns up to 1,000 entries after a number with all fields of the hash chain, so that others can verify it.',
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
