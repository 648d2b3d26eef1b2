import type { Game } from '@fairground/contract/entities/games/game'
import { compare, type Money } from '@fairground/rules/money/money'
import { toMoney } from '#core/money.ts'
import { isInstant } from '#kinds/game-address.ts'

export interface HeadlinePrize {
  readonly money: Money
  readonly word: 'jackpot' | 'pool' | 'topPrize'
}

/** The prize a game is advertised with: the largest of its jackpot, its highest fixed prize and its prize fund. */
export const headlinePrize = (
  game: Pick<Game, 'gameRule' | 'progressiveAmount' | 'prizePool' | 'prizesAvailable' | 'payoutCurrencyId'>,
): HeadlinePrize => {
  const amount = (text: string): Money => toMoney(text, game.payoutCurrencyId)
  const top = game.prizesAvailable?.[0]?.amount ?? undefined
  const jackpot = game.progressiveAmount
  const prizes: HeadlinePrize[] = [
    ...(jackpot === null ? [] : [{ money: amount(jackpot), word: 'jackpot' } as const]),
    ...(top === undefined ? [] : [{ money: amount(top), word: 'topPrize' } as const]),
  ]
  const pool: HeadlinePrize = { money: amount(game.prizePool), word: 'pool' }
  // The fund of a deck is the sum of all its prizes, so no winner gets it.
  if (isInstant(game)) return prizes[0] ?? pool
  return prizes.reduce((best, each) => (compare(each.money, best.money) > 0 ? each : best), pool)
}
