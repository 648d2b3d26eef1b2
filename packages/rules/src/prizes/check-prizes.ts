import { guaranteedAmount } from '#odds/prize-table.ts'
import { expectedReturns } from './expected-return.ts'
import { liability } from './liability.ts'
import type { PrizeTerms, TierTerms } from './prize-terms.ts'

export type PrizeProblem =
  /** A better match could pay less than a lower one. */
  | { readonly kind: 'inverted'; readonly better: string; readonly lower: string }
  /** No draw can win this tier. */
  | { readonly kind: 'unreachable'; readonly tier: string }
  /** Money goes to a jackpot that no tier pays. */
  | { readonly kind: 'unpayable' }
  /** The reserve does not cover the guaranteed prizes. */
  | { readonly kind: 'reserve'; readonly needed: bigint }
  /** The return to player is outside the operator's range. */
  | { readonly kind: 'return'; readonly percent: number }

/** In percent; absent if the operator accepts any return. */
export type ReturnRange = { readonly min: number; readonly max: number } | undefined

/**
 * What is wrong with the prizes of a game, for any sales from one play to the cap. Empty if every advertised amount can
 * be paid and a better match never pays less.
 */
export const checkPrizes = (terms: PrizeTerms, range: ReturnRange): PrizeProblem[] => {
  const ranked = toRanked(terms)
  const needed = liability(terms)
  const outside = range && expectedReturns(terms).find(each => each < range.min || each > range.max)
  return [
    ...ranked.flatMap((lower, i): PrizeProblem[] => {
      const better = ranked.slice(0, i).find(tier => canPayLess(tier, lower, terms))
      return better ? [{ kind: 'inverted', better: better.name, lower: lower.name }] : []
    }),
    ...terms.tiers.flatMap(({ name, odds }): PrizeProblem[] =>
      odds.ways === 0n ? [{ kind: 'unreachable', tier: name }] : [],
    ),
    ...(hasLostJackpot(terms) ? [{ kind: 'unpayable' } as const] : []),
    ...(terms.reserve < needed ? [{ kind: 'reserve', needed } as const] : []),
    ...(outside === undefined ? [] : [{ kind: 'return', percent: outside } as const]),
  ]
}

/** Best first. Single bets have no order of their own, so the rarer win counts as the better one. */
const toRanked = ({ tiers, isPerBet }: PrizeTerms): TierTerms[] => {
  const compared = tiers.filter(tier => !tier.isExtra)
  return isPerBet ? compared.toSorted((a, b) => Number(a.odds.ways - b.odds.ways)) : compared
}

const hasLostJackpot = ({ tiers, progressivePercentage, paysRollover }: PrizeTerms): boolean =>
  progressivePercentage > 0 && !paysRollover && !tiers.some(({ prize }) => prize.kind === 'jackpot')

/** Whether the better tier can pay less than the lower one at some sales. */
const canPayLess = (better: TierTerms, lower: TierTerms, terms: PrizeTerms): boolean => {
  if (guaranteedAmount(better.prize) < guaranteedAmount(lower.prize)) return true
  if (lower.prize.kind !== 'share') return lower.prize.kind === 'jackpot'
  if (better.prize.kind === 'share') return !terms.isLevelled && better.prize.percent < lower.prize.percent
  if (better.prize.kind === 'jackpot' && terms.isJackpotLevelled) return false
  return guaranteedAmount(better.prize) < largestShare(lower.prize.percent, terms)
}

/** A single winner takes the whole share at full sale, and the units that the percentages leave may be added to it. */
const largestShare = (percent: number, { cost, cap, payoutPercentage, tiers }: PrizeTerms): bigint => {
  const fund = (cost * BigInt(cap) * BigInt(payoutPercentage)) / 100n
  const shares = tiers.filter(({ prize }) => prize.kind === 'share').length
  return fund === 0n ? 0n : (fund * BigInt(percent)) / 100n + BigInt(shares - 1)
}
