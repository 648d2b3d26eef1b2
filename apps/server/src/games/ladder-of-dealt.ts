import { patternOf } from '@fairground/fair/bingo/patterns'
import type { GameTerms } from '@fairground/fair/games/games'
import type { InstantTable } from '@fairground/fair/instant/instant-games'
import { toWin } from '@fairground/fair/instant/scratch'
import { cardOdds, patternOdds } from '@fairground/rules/bingo/odds'
import { anyCardPrizeOdds, cardTierOdds, deckReturn } from '@fairground/rules/instant/deck-odds'
import { wholeFundReturn } from '@fairground/rules/odds/whole-fund'
import type { PlayPrice } from '@fairground/rules/play/cost'
import { raffleOdds } from '@fairground/rules/raffle/odds'
import type { Ladder } from './ladder.ts'

/** Of the tickets sold so far: every ticket sold after makes them longer, and the list says so by moving. */
export const ladderOfRaffle = (
  { rules, prizeTable }: GameTerms<'raffleGame'>,
  price: PlayPrice,
  sold: number,
): Ladder => {
  const tickets = Math.max(sold, 1)
  return {
    tiers: prizeTable.tiers.map(({ name, winners, prize }) => ({
      name: prize.kind === 'item' ? prize.item : name,
      matches: 0,
      prize,
      winners,
      odds: raffleOdds(winners, tickets),
    })),
    anyPrize: raffleOdds(rules.winners, tickets),
    returnPercent: wholeFundReturn(prizeTable, price).percent,
  }
}

/** Somebody always has the pattern first, so a card's chance is its part of the cards; the jackpot must be early too. */
export const ladderOfBingo = (
  { rules, prizeTable }: GameTerms<'bingoGame'>,
  price: PlayPrice,
  sold: number,
): Ladder => {
  const { balls, jackpotCalls } = rules
  const anyCard = cardOdds(Math.max(sold, 1))
  return {
    tiers: prizeTable.tiers.map(({ name, pattern, prize }) => {
      const { need, sets } = patternOf(balls, pattern)
      const shortest = sets.map(set => set.length).toSorted((a, b) => a - b)
      return {
        name,
        matches: shortest.slice(0, need).reduce((sum, size) => sum + size, 0),
        prize,
        // A fixed prize is one for the pattern, however many share it.
        ...(prize.kind === 'fixed' && { winners: 1 }),
        odds:
          prize.kind === 'jackpot' ? patternOdds(balls, patternOf(balls, pattern), jackpotCalls) : anyCard,
      }
    }),
    anyPrize: anyCard,
    returnPercent: wholeFundReturn(prizeTable, price).percent,
  }
}

export const ladderOfDeck = (table: InstantTable, price: PlayPrice): Ladder => ({
  tiers: table.tiers.map(tier => ({
    name: tier.name,
    matches: 'words' in tier ? tier.words : toWin,
    prize: { kind: 'fixed', amount: tier.prize },
    odds: cardTierOdds(table, tier),
  })),
  anyPrize: anyCardPrizeOdds(table),
  returnPercent: deckReturn(table, price).percent,
})
