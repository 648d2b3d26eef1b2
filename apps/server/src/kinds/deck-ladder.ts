import { symbolsToWin } from '@fairground/fair/games/scratchcard/scratchcard'
import type { InstantTable } from '@fairground/fair/instant/instant-games'
import { anyCardPrizeOdds, cardTierOdds, deckReturn } from '@fairground/rules/kinds/instant/deck-odds'
import type { PlayPrice } from '@fairground/rules/play/cost'
import type { Ladder } from './ladder.ts'

export const computeDeckLadder = (table: InstantTable, price: PlayPrice): Ladder => ({
  tiers: table.tiers.map(tier => ({
    name: tier.name,
    matches: 'words' in tier ? tier.words : symbolsToWin,
    prize: { kind: 'fixed', amount: tier.prize },
    odds: cardTierOdds(table, tier),
  })),
  anyPrize: anyCardPrizeOdds(table),
  returnPercent: deckReturn(table, price).percent,
})
