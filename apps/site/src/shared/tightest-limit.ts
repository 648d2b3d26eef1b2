import type { LimitStanding } from '@fairground/contract/entities/limit-standing'
import { depositKinds, stakeKinds } from '@fairground/rules/limits/window'
import { compare } from '@fairground/rules/money/money'
import type { Limits } from '#shared/limits-query.ts'
import { moneyOf } from '#shared/money.ts'

/** Money paid in, or money played. */
export type Spending = 'deposits' | 'play'

/** A limit that is set: it has a cap, and something or nothing is left of it. */
export interface SetLimit extends LimitStanding {
  readonly cap: string
  readonly left: string
}

export const isSet = (limit: LimitStanding): limit is SetLimit => limit.cap !== null && limit.left !== null

const kindsOf: Readonly<Record<Spending, readonly LimitStanding['kind'][]>> = {
  deposits: depositKinds,
  play: stakeKinds,
}

/** Of the limits that are set, the one that leaves the least: it is the one that is met first. */
export const tightestLimit = ({ currencyId, limits }: Limits, of: Spending): SetLimit | null => {
  const left = (limit: SetLimit) => moneyOf(limit.left, currencyId)
  return limits
    .filter(limit => kindsOf[of].includes(limit.kind))
    .filter(isSet)
    .reduce<SetLimit | null>(
      (least, limit) => (least === null || compare(left(limit), left(least)) < 0 ? limit : least),
      null,
    )
}
