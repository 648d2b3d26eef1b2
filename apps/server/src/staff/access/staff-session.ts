import type { Grant } from '@fairground/contract/operator/roles'

/** A signed-in staff member. */
export interface StaffSession {
  readonly sessionId: number
  readonly staffId: number
  readonly name: string
  readonly email: string
  readonly breakGlass: boolean
  /** The time until which the last proof by passkey counts, in epoch milliseconds. Null without one. */
  readonly steppedUpUntil: number | null
  readonly isSteppedUp: boolean
  readonly grants: readonly (Grant & { readonly grantId: number })[]
}

/** The name of a staff member in audit entries and in the ledger. It contains no personal data. */
export const toActor = (staffId: number): string => `staff/${staffId}`
