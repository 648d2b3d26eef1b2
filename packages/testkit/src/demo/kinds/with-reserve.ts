import type { GamePrizeTable, GameRules } from '@fairground/fair/games/games'
import { parseTerms } from '@fairground/fair/games/games'
import { requiredReserve, type Sale } from '@fairground/server/kinds/prize-terms'

export interface DemoTerms {
  readonly rules: GameRules
  readonly prizeTable: GamePrizeTable
}

/** Adds the reserve that the guaranteed prizes need, rounded up to a hundred units of the currency. */
export const withReserve = ({ rules, prizeTable }: DemoTerms, sale: Sale): DemoTerms => {
  const needed = requiredReserve(parseTerms(rules, prizeTable), sale)
  if (needed === 0n) return { rules, prizeTable }
  const reserve = ((needed + 9999n) / 10_000n) * 10_000n
  return { rules, prizeTable: { ...prizeTable, reserve: String(reserve) } }
}
