import type { LimitState } from '@fairground/contract/entities/limits/limit-state'
import { depositKinds, stakeKinds } from '@fairground/rules/limits/window'
import { compare } from '@fairground/rules/money/money'
import type { Limits } from './limits-query.ts'
import { toMoney } from '#core/money.ts'

export type Spending = 'deposits' | 'play'

/** A limit with a cap. */
export interface SetLimit extends LimitState {
  readonly cap: string
  readonly left: string
}

export const isSet = (limit: LimitState): limit is SetLimit => limit.cap !== null && limit.left !== null

const kindsBySpending: Readonly<Record<Spending, readonly LimitState['kind'][]>> = {
  deposits: depositKinds,
  play: stakeKinds,
}

/** The limit with the smallest remaining amount: the player reaches it first. */
export const tightestLimit = ({ currencyId, limits }: Limits, spending: Spending): SetLimit | null => {
  const left = (limit: SetLimit) => toMoney(limit.left, currencyId)
  return limits
    .filter(limit => kindsBySpending[spending].includes(limit.kind))
    .filter(isSet)
    .reduce<SetLimit | null>(
      (tightest, limit) => (tightest === null || compare(left(limit), left(tightest)) < 0 ? limit : tightest),
      null,
    )
}
