import { compare, type Money, subtract, zero } from '@fairground/rules/money/money'

/** above: the return exceeds the stake; within: a return up to the stake; none: no return; watched: no plays. */
export type OutcomeTone = 'above' | 'within' | 'none' | 'watched'

export type Outcome = {
  readonly tone: OutcomeTone
  readonly staked: Money
  readonly returned: Money
  readonly net: Money
}

/** Only a return above the stake is presented as a win. */
export const computeOutcome = (staked: Money, returned: Money, plays: number): Outcome => {
  const none = compare(returned, zero(returned.currency)) === 0
  const tone = plays === 0 ? 'watched' : none ? 'none' : compare(returned, staked) > 0 ? 'above' : 'within'
  return { tone, staked, returned, net: subtract(returned, staked) }
}
