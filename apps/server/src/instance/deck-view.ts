import type { Game } from '@fairground/contract/entities/game'
import { deckFund } from '@fairground/fair/instant/deck-table'
import type { InstantTerms } from '@fairground/fair/instant/instant-games'
import { scratchCells, toWin } from '@fairground/fair/instant/scratch'
import { deckTermsOf } from '#instant/terms.ts'
import { decimal } from './terms.ts'

interface DeckRow {
  readonly rules: unknown
  readonly prize_table: unknown
  readonly currency: string
  readonly price: bigint
  readonly fee: bigint
  readonly cap: number
}

/** What a lobby shows of a deck of instant tickets and of no other game. */
export const deckView = (row: DeckRow) => {
  const terms = deckTermsOf({ rules: row.rules, prizeTable: row.prize_table })
  const fund = deckFund(terms.prizeTable)
  const sales = BigInt(row.cap) * (row.price + row.fee)
  return {
    gameRule: ruleOf(terms, row.cap),
    gamePlayout: terms.rules.kind === 'crosswordGame' ? ('crossword' as const) : ('scratchcard' as const),
    tournament: false,
    progressiveAmount: null,
    prizePool: decimal(fund, row.currency),
    prizesAvailable: terms.prizeTable.tiers.map(({ name, prize }, tier) => ({
      tier,
      prizeText: name,
      amount: decimal(BigInt(prize), row.currency),
      remaining: null,
    })),
    gamePlaySize: 0,
    gamePlaySize2nd: 0,
    payoutPercentage: sales === 0n ? 0 : Math.min(100, Number((fund * 100n) / sales)),
  }
}

const ruleOf = ({ rules, prizeTable }: InstantTerms, cards: number): Game['gameRule'] => {
  if (rules.kind === 'scratchcardGame')
    return { scratchcardGame: { deckSize: cards, cells: scratchCells, match: toWin } }
  const sizes = rules.grids.map(grid => grid.split('/'))
  const words = prizeTable.tiers.flatMap(tier => ('words' in tier ? [tier.words] : []))
  return {
    crosswordGame: {
      rows: Math.max(...sizes.map(rows => rows.length)),
      columns: Math.max(...sizes.map(rows => rows[0]?.length ?? 0)),
      letters: rules.letters,
      words: Math.max(...words),
    },
  }
}
