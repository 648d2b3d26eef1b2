import { findGrants } from '@fairground/contract/operator/roles'
import type { Me } from '#core/session/session.ts'

/** The amount up to which a person pays alone: `null` has no ceiling, `undefined` may not pay. Minor units. */
export type Ceiling = bigint | null | undefined

export const findCeiling = ({ grants }: Pick<Me, 'grants'>, memberId: number): Ceiling => {
  const amounts = findGrants(
    grants.map(grant => ({ ...grant, maxAmount: grant.maxAmount === null ? null : BigInt(grant.maxAmount) })),
    memberId,
    'withdrawals.approve',
  ).map(({ maxAmount }) => maxAmount)
  if (amounts.length === 0) return undefined
  return amounts.reduce((largest, each) =>
    largest === null || each === null ? null : each > largest ? each : largest,
  )
}
