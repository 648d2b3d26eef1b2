import type { Game } from '@fairground/contract/entities/games/game'
import { compare, type Money } from '@fairground/rules/money/money'
import { isInstant } from '#kinds/game-address.ts'
import { toMoney } from '#core/money.ts'

/** The prize a game is advertised with: the larger of jackpot and pool, or the top prize of an instant game. */
export const headlinePrize = (
  game: Pick<Game, 'gameRule' | 'progressiveAmount' | 'prizePool' | 'prizesAvailable' | 'payoutCurrencyId'>,
): { readonly money: Money; readonly word: 'jackpot' | 'pool' | 'topPrize' } => {
  const top = isInstant(game) ? game.prizesAvailable?.[0]?.amount : undefined
  if (top) return { money: toMoney(top, game.payoutCurrencyId), word: 'topPrize' }
  const pool = toMoney(game.prizePool, game.payoutCurrencyId)
  if (game.progressiveAmount === null) return { money: pool, word: 'pool' }
  const jackpot = toMoney(game.progressiveAmount, game.payoutCurrencyId)
  return compare(jackpot, pool) > 0 ? { money: jackpot, word: 'jackpot' } : { money: pool, word: 'pool' }
}
