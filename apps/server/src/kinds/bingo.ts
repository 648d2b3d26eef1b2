import { emptyBall } from '@fairground/contract/constants'
import { patternWins } from '@fairground/fair/games/bingo/settle-bingo'
import { dealCards } from '@fairground/fair/games/bingo/deal'
import { layouts } from '@fairground/fair/games/bingo/layout'
import { getPattern } from '@fairground/fair/games/bingo/patterns'
import { cardOdds, patternOdds } from '@fairground/rules/kinds/bingo/odds'
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
  // Every pattern is won by someone, so the odds of a card are its share of the cards. The jackpot must also be early.
  computeLadder: ({ rules: { balls, jackpotCalls }, prizeTable }, sold) => {
    const anyCard = cardOdds(Math.max(sold, 1))
    return {
      tiers: prizeTable.tiers.map(({ name, pattern, prize }) => {
        const shape = getPattern(balls, pattern)
        const shortest = shape.sets.map(set => set.length).toSorted((a, b) => a - b)
        return {
          name,
          matches: shortest.slice(0, shape.need).reduce((sum, size) => sum + size, 0),
          prize,
          // The winners of a pattern share one prize. The jackpot is paid in addition to the full house.
          ...(prize.kind === 'jackpot' ? { isExtra: true } : { prizes: 1 }),
          odds: prize.kind === 'jackpot' ? patternOdds(balls, shape, jackpotCalls) : anyCard,
        }
      }),
      anyPrize: anyCard,
    }
  },
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
