import { type OperatorCaller, requireMember, requireStaff } from '#staff/access/operator-handler.ts'
import { toActor } from '#staff/access/staff-session.ts'
import type { Acting } from '#staff/act.ts'

export const done = { done: true } as const

/** The caller, as the audit log names them. */
export const toActing = (caller: OperatorCaller, reason: string): Acting => ({
  member: requireMember(caller),
  actor: toActor(requireStaff(caller).staffId),
  reason,
})
