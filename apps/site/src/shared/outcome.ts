import { compare, type Money, subtract, zero } from '@fairground/rules/money/money'

/** above: more came back than went in; within: something, at most the stake; none: nothing; watched: no stake. */
export type OutcomeTone = 'above' | 'within' | 'none' | 'watched'

export type Outcome = {
  readonly tone: OutcomeTone
  readonly staked: Money
  readonly back: Money
  readonly net: Money
}

/** Only a return above the stake is a win; anything else is told plainly. */
export const outcomeOfGame = (staked: Money, back: Money, plays: number): Outcome => {
  const none = compare(back, zero(back.currency)) === 0
  const tone = plays === 0 ? 'watched' : none ? 'none' : compare(back, staked) > 0 ? 'above' : 'within'
  return { tone, staked, back, net: subtract(back, staked) }
}
