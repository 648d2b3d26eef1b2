import { raceLadder } from '@fairground/rules/ladder/match-ladders'
import { racePrizes } from '@fairground/rules/ladder/prize-rules'
import { type DrawKind, drawDefaults } from './server-kind.ts'

export const regularGame: DrawKind<'regularGame'> = {
  ...drawDefaults,
  settlementScope: 'allWithPlayers',
  hasSeveralDraws: true,
  toRuleView: ({ pick, from, draws, ballsPerDraw, luckyBall }) => ({
    regularGame: { pick, from, draws, ballsPerDraw, luckyBall },
  }),
  toPlayRule: ({ pick, from }) => ({ kind: 'numbers', first: { pick, of: from } }),
  playSize: ({ pick }) => [pick, 0],
  prizeRule: racePrizes,
  computeLadder: raceLadder,
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
