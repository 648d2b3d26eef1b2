import { type CardPattern, cardOdds, patternOdds } from '#kinds/bingo/odds.ts'
import { anyCardPrizeOdds, cardTierOdds, type DeckTier } from '#kinds/instant/deck-odds.ts'
import { digitOdds } from '#kinds/pick-x/odds.ts'
import { raffleOdds } from '#kinds/raffle/odds.ts'
import type { Prize } from '#odds/prize-table.ts'
import type { MultiOption } from '#picking/play-rule.ts'
import type { ItemPrize, Ladder } from './ladder.ts'

interface BetTier {
  readonly name: string
  readonly option: MultiOption
  readonly arrangements: number
  readonly prize: Prize
}

/** Every bet option has its own odds: the ladder shows the likeliest prize. */
export const betLadder = (pick: number, bets: readonly BetTier[]): Ladder => {
  const tiers = bets.map(tier => ({
    name: tier.name,
    matches: tier.option === 'pair' ? 2 : pick,
    prize: tier.prize,
    odds: digitOdds(tier.option, pick, tier.arrangements),
  }))
  const likeliest = tiers.reduce((best, tier) => (tier.odds.ways > best.odds.ways ? tier : best))
  return { tiers, anyPrize: likeliest.odds }
}

interface RaffleTier {
  readonly name: string
  readonly winners: number
  readonly prize: Prize | ItemPrize
}

/** The odds are those of the tickets sold so far. They get longer with every sale. */
export const raffleLadder = (winners: number, prizes: readonly RaffleTier[], sold: number): Ladder => {
  const tickets = Math.max(sold, 1)
  return {
    tiers: prizes.map(tier => ({
      name: tier.prize.kind === 'item' ? tier.prize.item : tier.name,
      resultName: tier.name,
      matches: 0,
      prize: tier.prize,
      prizes: tier.winners,
      odds: raffleOdds(tier.winners, tickets),
    })),
    anyPrize: raffleOdds(winners, tickets),
  }
}

interface PatternTier {
  readonly name: string
  readonly shape: CardPattern
  readonly prize: Prize
}

interface BingoRules {
  readonly balls: number
  readonly jackpotCalls: number
}

/** Every pattern is won by someone, so the odds of a card are its share of the cards. The jackpot must also be early. */
export const bingoLadder = (
  { balls, jackpotCalls }: BingoRules,
  patterns: readonly PatternTier[],
  sold: number,
): Ladder => {
  const anyCard = cardOdds(Math.max(sold, 1))
  return {
    tiers: patterns.map(({ name, shape, prize }) => {
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
}

interface CardTable {
  readonly tiers: readonly (DeckTier & { readonly words?: number })[]
  readonly losing: number
}

/** A crossword tier needs its number of words; a scratchcard tier needs `symbolsToWin` equal symbols. */
export const deckLadder = (table: CardTable, symbolsToWin: number): Ladder => ({
  tiers: table.tiers.map(tier => ({
    name: tier.name,
    matches: tier.words ?? symbolsToWin,
    prize: { kind: 'fixed', amount: tier.prize },
    odds: cardTierOdds(table, tier),
  })),
  anyPrize: anyCardPrizeOdds(table),
})
