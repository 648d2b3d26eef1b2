import { Type } from 'typebox'
import { closed, Count, NoInput, Nullable, ShortText, Time } from '#entities/values.ts'
import { operatorOperation, withReason } from '../operator-operation.ts'
import { AuditEntryView } from '../staff-views.ts'
import { rowPages } from '../paging.ts'

const Filter = Type.String({ minLength: 1, maxLength: 200 })

const either = { area: 'audit', access: 'audit.read', scope: 'either' } as const

/** An export is read by programs, so its pages are larger. */
const exportPages = {
  ...rowPages,
  input: { ...rowPages.input, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })) },
}

export const auditOperations = {
  readAuditLog: operatorOperation({
    ...either,
    input: closed({
      ...rowPages.input,
      actor: Type.Optional(Filter),
      action: Type.Optional(Filter),
      subject: Type.Optional(Filter),
      from: Type.Optional(Time),
      to: Type.Optional(Time),
    }),
    output: closed({ entries: Type.Array(AuditEntryView), ...rowPages.output }),
    faults: [],
    summary:
      'Returns entries of the audit log, newest first, with what changed. Filters compare the whole text; a subject that ends with / stands for everything below it. Entries that the caller may not read are sealed, and only a filter of the time returns them.',
  }),
  exportAuditLog: operatorOperation({
    ...either,
    stepUp: true,
    input: withReason(exportPages.input),
    output: closed({
      lines: Type.Array(Type.String({ description: 'One entry as JSON.' })),
      ...exportPages.output,
    }),
    faults: [],
    summary:
      'Returns entries, oldest first, at most 1,000 per page, with all fields of the hash chain, so that others can verify it. Of an entry that the caller may not read it returns the hashes.',
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
