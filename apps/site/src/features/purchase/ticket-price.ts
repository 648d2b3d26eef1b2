import type { Game } from '@fairground/contract/entities/games/game'
import { add, compare, type Money, multiply, subtract } from '@fairground/rules/money/money'
import { unitsCost, type PlayPrice } from '@fairground/rules/play/cost'
import { toMoney } from '#core/money.ts'

export type PricedGame = Pick<Game, 'gamePlayCost' | 'gameFeePerPlay' | 'currencyId'>

export const toPlayPrice = ({ gamePlayCost, gameFeePerPlay, currencyId }: PricedGame): PlayPrice => ({
  cost: toMoney(gamePlayCost, currencyId),
  fee: toMoney(gameFeePerPlay, currencyId),
})

export type TicketPrice = {
  readonly lines: number
  /** Staked units of all lines; a line of numbers counts as one. */
  readonly units: number
  readonly each: Money
  readonly plays: Money
  readonly fee: Money
  /** Price for one draw. */
  readonly perDraw: Money
  readonly repeats: number
  /** Price for the repeated draws, charged now. */
  readonly prepaid: Money
  readonly total: Money
}

export const ticketPrice = (
  price: PlayPrice,
  unitsPerLine: readonly number[],
  repeats: number,
): TicketPrice => {
  const lines = unitsPerLine.length
  const units = unitsPerLine.reduce((sum, each) => sum + each, 0)
  const perDraw = unitsCost(price, unitsPerLine)
  const prepaid = multiply(perDraw, repeats)
  return {
    lines,
    units,
    each: price.cost,
    plays: multiply(price.cost, units),
    fee: multiply(price.fee, lines),
    perDraw,
    repeats,
    prepaid,
    total: add(perDraw, prepaid),
  }
}

/** Undefined if the balance does not cover the total, because a negative balance is never shown. */
export const balanceAfter = (balance: Money, total: Money): Money | undefined =>
  compare(balance, total) < 0 ? undefined : subtract(balance, total)
