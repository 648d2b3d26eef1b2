import { emptyBall } from '@fairground/contract/constants'
import { patternWins } from '@fairground/fair/games/bingo/settle-bingo'
import { dealCards } from '@fairground/fair/games/bingo/deal'
import { layouts } from '@fairground/fair/games/bingo/layout'
import { getPattern } from '@fairground/fair/games/bingo/patterns'
import { bingoLadder } from '@fairground/rules/ladder/other-ladders'
import { type DrawKind, drawDefaults } from './server-kind.ts'

export const bingoGame: DrawKind<'bingoGame'> = {
  ...drawDefaults,
  lobby: null,
  hasOddsBySales: prize => prize !== 'jackpot',
  toRuleView: ({ balls, patterns, jackpotCalls }) => ({ bingoGame: { balls, patterns, jackpotCalls } }),
  toPlayRule: () => ({ kind: 'dealt' }),
  playSize: ({ balls }) => [layouts[balls].slots, 0],
  toPlayNumbers: first => ({ numbers: first.map(number => number || emptyBall) }),
  dealPlays: ({ balls }, { dealSeed, sold, count }) =>
    dealCards(dealSeed, `bingo/card/${sold}`, balls, count),
  computeLadder: ({ rules, prizeTable }, sold) =>
    bingoLadder(
      rules,
      prizeTable.tiers.map(tier => ({ ...tier, shape: getPattern(rules.balls, tier.pattern) })),
      sold,
    ),
  findDecidingCalls: ({ rules, prizeTable }, outcome, tickets) => {
    if (!('calls' in outcome)) return []
    const wins = patternWins(rules, outcome, tickets)
    return prizeTable.tiers.map(tier => wins.find(win => win.pattern === tier.pattern)?.call ?? 0)
  },
  howToPlay: ({ balls, jackpotCalls }) =>
    [
      `Your cards are dealt and marked for you while ${balls} balls are called.`,
      'The first card to complete a pattern wins its prize. Cards that complete it on the same call share the prize.',
      ...(jackpotCalls > 0 ? [`A full house within ${jackpotCalls} calls also wins the jackpot.`] : []),
    ].join(' '),
}
