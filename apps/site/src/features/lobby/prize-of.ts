import type { Game } from '@fairground/contract/entities/game'
import { compare, type Money } from '@fairground/rules/money/money'
import { isInstant } from '#shared/game-kind.ts'
import { moneyOf } from '#shared/money.ts'

/** The figure a game is shown with: its jackpot where that is the larger, else its pool; of a deck, the top prize. */
export const prizeOf = (
  game: Pick<Game, 'gameRule' | 'progressiveAmount' | 'prizePool' | 'prizesAvailable' | 'payoutCurrencyId'>,
): { readonly money: Money; readonly word: 'jackpot' | 'pool' | 'topPrize' } => {
  const top = isInstant(game) ? game.prizesAvailable?.[0]?.amount : undefined
  if (top) return { money: moneyOf(top, game.payoutCurrencyId), word: 'topPrize' }
  const pool = moneyOf(game.prizePool, game.payoutCurrencyId)
  if (game.progressiveAmount === null) return { money: pool, word: 'pool' }
  const jackpot = moneyOf(game.progressiveAmount, game.payoutCurrencyId)
  return compare(jackpot, pool) > 0 ? { money: jackpot, word: 'jackpot' } : { money: pool, word: 'pool' }
}
