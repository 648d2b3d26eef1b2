import { drawGame, type GameOutcome, type GameTerms, settleGame } from '@fairground/fair/games/games'
import type { Settlement } from '@fairground/fair/settlement/settlement'
import { createStock } from './kinds/random-plays.ts'
import type { Randomness } from './random-words.ts'
import { type LineStock, pickStart, sellLines } from './sold-lines.ts'

export interface SoldGame {
  readonly terms: GameTerms
  readonly lines: number
  /** The stakes of all lines. */
  readonly pool: bigint
  readonly random: Randomness
}

/** An instance that was drawn and settled with all its lines. */
export interface FullInstance {
  readonly outcome: GameOutcome
  readonly start: number
  readonly settlement: Settlement
}

export const drawInstance = ({ terms, lines, random }: SoldGame): GameOutcome =>
  drawGame(random.draws, terms.rules, { tickets: lines, seq0At: index => index })

/** Draws with the code of real draws and settles every line with the code of real settlements. */
export const openFullSettlement = (game: SoldGame) => {
  const { terms, lines, pool, random } = game
  let made: LineStock | undefined
  const getStock = (): LineStock => (made ??= createStock(terms.rules.kind, terms, lines, random.stream))
  return {
    getStock,
    settle: (jackpot: bigint): FullInstance => {
      const stock = getStock()
      const start = pickStart(stock, random)
      const outcome = drawInstance(game)
      const tickets = sellLines(stock, start, lines)
      return { outcome, start, settlement: settleGame({ ...terms, outcome, tickets, pool, jackpot }) }
    },
  }
}
