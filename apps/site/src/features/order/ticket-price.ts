import type { Game } from '@fairground/contract/entities/game'
import { add, compare, type Money, multiply, subtract } from '@fairground/rules/money/money'
import { costOfUnits, type PlayPrice } from '@fairground/rules/play/cost'
import { moneyOf } from '#shared/money.ts'

export type PricedGame = Pick<Game, 'gamePlayCost' | 'gameFeePerPlay' | 'currencyId'>

export const priceOf = ({ gamePlayCost, gameFeePerPlay, currencyId }: PricedGame): PlayPrice => ({
  cost: moneyOf(gamePlayCost, currencyId),
  fee: moneyOf(gameFeePerPlay, currencyId),
})

export type TicketPrice = {
  readonly lines: number
  /** Staked units of all lines; a line of numbers is one. */
  readonly units: number
  readonly each: Money
  readonly plays: Money
  readonly fee: Money
  /** Of this draw. */
  readonly once: Money
  readonly repeats: number
  /** Of the draws it is repeated in, paid now. */
  readonly ahead: Money
  readonly total: Money
}

export const ticketPrice = (
  price: PlayPrice,
  unitsPerLine: readonly number[],
  repeats: number,
): TicketPrice => {
  const lines = unitsPerLine.length
  const units = unitsPerLine.reduce((sum, each) => sum + each, 0)
  const once = costOfUnits(price, unitsPerLine)
  const ahead = multiply(once, repeats)
  return {
    lines,
    units,
    each: price.cost,
    plays: multiply(price.cost, units),
    fee: multiply(price.fee, lines),
    once,
    repeats,
    ahead,
    total: add(once, ahead),
  }
}

/** Undefined when the balance does not cover it: a balance is never shown below nothing. */
export const balanceAfter = (balance: Money, total: Money): Money | undefined =>
  compare(balance, total) < 0 ? undefined : subtract(balance, total)
