import { drawOdds, raceOdds } from '@fairground/rules/kinds/regular/odds'
import { type DrawKind, drawDefaults, separatePrizes } from './server-kind.ts'

export const regularGame: DrawKind<'regularGame'> = {
  ...drawDefaults,
  settlementScope: 'allWithPlayers',
  hasSeveralDraws: true,
  toRuleView: ({ pick, from, draws, ballsPerDraw, luckyBall }) => ({
    regularGame: { pick, from, draws, ballsPerDraw, luckyBall },
  }),
  toPlayRule: ({ pick, from }) => ({ kind: 'numbers', first: { pick, of: from } }),
  playSize: ({ pick }) => [pick, 0],
  // The lucky ball doubles a prize. The draws share one jackpot, so only their own tiers are levelled.
  prizeRule: ({ draws, luckyBall }) => ({
    ...separatePrizes,
    draws,
    unitsPerWin: luckyBall ? 2 : 1,
    isLevelled: true,
  }),
  computeLadder: ({ rules, prizeTable }) => {
    const shape = { pick: rules.pick, of: rules.from, balls: rules.ballsPerDraw, draws: rules.draws }
    const matches = prizeTable.tiers.map(tier => tier.matches)
    return {
      tiers: prizeTable.tiers.map(tier => ({
        ...tier,
        odds: drawOdds(shape, tier.matches),
        // The jackpot is one amount for all its units.
        ...(rules.luckyBall &&
          tier.prize.kind !== 'jackpot' && {
            averageUnits: {
              ways: BigInt(rules.ballsPerDraw + tier.matches),
              total: BigInt(rules.ballsPerDraw),
            },
          }),
      })),
      anyPrize: raceOdds(shape, matches),
    }
  },
  // The ranked players share what is left when every share of every draw is won. Fixed prizes are not known before.
  computeRanking: ({ rules, prizeTable }, fund) => {
    const shared = prizeTable.tiers.reduce(
      (sum, { prize }) => sum + (prize.kind === 'share' ? prize.percent * rules.draws : 0),
      0,
    )
    return { fund: (fund * BigInt(100 - shared)) / 100n, percents: prizeTable.ranked }
  },
  howToPlay: ({ pick, from, draws, ballsPerDraw, luckyBall }) =>
    [
      `Choose ${pick} numbers from 1 to ${from}. Each of ${draws} draws brings ${ballsPerDraw} numbers.`,
      ...(luckyBall
        ? ['The lucky ball of a draw doubles the prize of a winning line that contains it.']
        : []),
      'The best players share the part of the prize fund that the draws leave.',
    ].join(' '),
}
