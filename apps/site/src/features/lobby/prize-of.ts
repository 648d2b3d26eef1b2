import type { Game } from '@fairground/contract/entities/game'
import { compare, type Money } from '@fairground/rules/money/money'
import { moneyOf } from '#shared/money.ts'

/** The figure a game is shown with: its jackpot where that is the larger, else its pool. */
export const prizeOf = (
  game: Pick<Game, 'progressiveAmount' | 'prizePool' | 'payoutCurrencyId'>,
): { readonly money: Money; readonly word: 'jackpot' | 'pool' } => {
  const pool = moneyOf(game.prizePool, game.payoutCurrencyId)
  if (game.progressiveAmount === null) return { money: pool, word: 'pool' }
  const jackpot = moneyOf(game.progressiveAmount, game.payoutCurrencyId)
  return compare(jackpot, pool) > 0 ? { money: jackpot, word: 'jackpot' } : { money: pool, word: 'pool' }
}
