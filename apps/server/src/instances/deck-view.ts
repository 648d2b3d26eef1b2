import { deckFund } from '@fairground/fair/instant/deck-table'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import { deckKindFor } from '#kinds/kinds.ts'
import { decimal } from '#platform/money.ts'
import type { GameInstance } from '@fairground/database/rows'
import type { Selectable } from 'kysely'

type DeckRow = Pick<Selectable<GameInstance>, 'rules' | 'prize_table' | 'currency' | 'price' | 'fee' | 'cap'>

/** The fields of the lobby view that are specific to a deck of instant tickets. */
export const deckView = (row: DeckRow) => {
  const terms = getDeckTerms({ rules: row.rules, prizeTable: row.prize_table })
  const kind = deckKindFor(terms.rules.kind)
  const fund = deckFund(terms.prizeTable)
  const sales = BigInt(row.cap) * (row.price + row.fee)
  return {
    gameRule: kind.toRuleView(terms, row.cap),
    gamePlayout: kind.playout,
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
