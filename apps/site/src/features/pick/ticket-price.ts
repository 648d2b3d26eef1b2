import type { Game } from '@fairground/contract/entities/game'
import { compare, type Money, multiply, subtract } from '@fairground/rules/money/money'
import { costOfPlays, type PlayPrice } from '@fairground/rules/play/cost'
import { moneyOf } from '#shared/money.ts'

export type PricedGame = Pick<Game, 'gamePlayCost' | 'gameFeePerPlay' | 'currencyId'>

export const priceOf = ({ gamePlayCost, gameFeePerPlay, currencyId }: PricedGame): PlayPrice => ({
  cost: moneyOf(gamePlayCost, currencyId),
  fee: moneyOf(gameFeePerPlay, currencyId),
})

export type TicketPrice = {
  readonly lines: number
  readonly each: Money
  readonly plays: Money
  readonly fee: Money
  readonly total: Money
}

export const ticketPrice = (price: PlayPrice, lines: number): TicketPrice => ({
  lines,
  each: price.cost,
  plays: multiply(price.cost, lines),
  fee: multiply(price.fee, lines),
  total: costOfPlays(price, lines),
})

/** Undefined when the balance does not cover it: a balance is never shown below nothing. */
export const balanceAfter = (balance: Money, total: Money): Money | undefined =>
  compare(balance, total) < 0 ? undefined : subtract(balance, total)
