import { symbolsToWin } from '@fairground/fair/games/scratchcard/scratchcard'
import type { InstantTable } from '@fairground/fair/instant/instant-games'
import { anyCardPrizeOdds, cardTierOdds } from '@fairground/rules/kinds/instant/deck-odds'
import type { Ladder } from './ladder.ts'

export const computeDeckLadder = (table: InstantTable): Ladder => ({
  tiers: table.tiers.map(tier => ({
    name: tier.name,
    matches: 'words' in tier ? tier.words : symbolsToWin,
    prize: { kind: 'fixed', amount: tier.prize },
    odds: cardTierOdds(table, tier),
  })),
  anyPrize: anyCardPrizeOdds(table),
})
