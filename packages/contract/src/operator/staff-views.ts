import { Type } from 'typebox'
import { closed, Email, HexHash, Id, LongText, Name, Nullable, ShortText, Time } from '#entities/values.ts'
import { proposalKindNames, proposalStatuses } from './proposal-kinds.ts'
import { staffRoles } from './staff-roles.ts'
import { RowId } from './row-id.ts'

/** The name beside a number or an actor. Null if it is no staff member, for example a rule of the platform. */
export const StaffName = Nullable(Type.String({ maxLength: 300 }))

export const GrantView = closed({
  grantId: RowId,
  role: Type.Enum([...staffRoles]),
  memberId: Nullable(RowId),
  maxAmount: Nullable(Type.String()),
})

export const StaffView = closed({
  staffId: RowId,
  name: Name,
  email: Email,
  status: Type.Enum(['invited', 'active', 'disabled']),
  breakGlass: Type.Boolean(),
  grants: Type.Array(GrantView),
})

export const ProposalView = closed({
  proposalId: RowId,
  kind: Type.Enum([...proposalKindNames]),
  subject: ShortText,
  payload: Type.Unknown(),
  payloadHash: HexHash,
  reason: LongText,
  madeBy: RowId,
  madeByName: StaffName,
  madeAt: Time,
  expiresAt: Time,
  requiredVotes: Id,
  status: Type.Enum([...proposalStatuses]),
  result: Type.Unknown(),
  votes: Type.Array(
    closed({ staffId: RowId, name: StaffName, decision: Type.Enum(['approve', 'reject']), at: Time }),
  ),
})

export const AuditEntryView = closed({
  seq: Id,
  at: Time,
  actor: ShortText,
  actorName: StaffName,
  action: ShortText,
  subject: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
  reason: LongText,
  hash: HexHash,
  isSealed: Type.Boolean({
    description: 'The caller may not read what the entry is about. Only its number, time and hash are real.',
  }),
  changes: Type.Array(closed({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() }), {
    description: 'The fields that differ.',
  }),
})
