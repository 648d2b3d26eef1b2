import { type DrawStream, openDraw } from '../draw.ts'
import { exactly, list, object, refuse, type Shape, text } from '../shape.ts'
import { type DeckTable, losing, type Outcome, parseDeckTable, tierFields } from './deck-table.ts'
import type { DealInput, InstantGame } from './instant-game.ts'

/** Nine cells; three of a symbol win the prize of the tier with that name. */
export interface ScratchRules {
  kind: 'scratchcardGame'
  /** Those without a tier never win. */
  symbols: string[]
}

export interface ScratchCard {
  /** Row by row. */
  cells: string[]
}

export interface Scratch {
  rules: ScratchRules
  prizeTable: DeckTable
  card: ScratchCard
}

export const scratchCells = 9
export const toWin = 3
const fewestSymbols = 5
const mostSymbols = 40

const parseRules: Shape<ScratchRules> = (value, at) => {
  const rules = object<ScratchRules>({ kind: exactly('scratchcardGame'), symbols: list(text(60)) })(value, at)
  const { length } = rules.symbols
  // With fewer, nine cells cannot be filled without a symbol coming three times.
  if (length < fewestSymbols || length > mostSymbols) {
    refuse(`${at}.symbols`, `are not ${fewestSymbols} to ${mostSymbols}`)
  }
  if (new Set(rules.symbols).size !== length) refuse(`${at}.symbols`, 'name one twice')
  return rules
}

const parseTable = parseDeckTable(object(tierFields))

function parsePrizeTable(value: unknown, at: string, { symbols }: ScratchRules): DeckTable {
  const table = parseTable(value, at)
  const stranger = table.tiers.find(({ name }) => !symbols.includes(name))
  return stranger ? refuse(`${at}.tiers`, `name "${stranger.name}", which is no symbol`) : table
}

const thrice = (cells: readonly string[]): string[] =>
  [...new Set(cells)].filter(symbol => cells.filter(cell => cell === symbol).length >= toWin)

/** So many cells, each symbol equally likely in each, drawn anew as a whole until none comes three times. */
function withoutThree(stream: DrawStream, count: number, symbols: readonly string[]): string[] {
  for (;;) {
    const cells = Array.from({ length: count }, () => symbols[stream.uniform(symbols.length)] ?? '')
    if (thrice(cells).length === 0) return cells
  }
}

/**
 * Uniform over all layouts that show exactly this outcome: how close a losing one comes to a win is left to
 * chance, because nothing here knows what is close.
 */
function deal({ seed, closeHash, seq0, rules, outcome }: DealInput<Scratch>): ScratchCard {
  const stream = openDraw(seed, closeHash, `scratch/${seq0}`)
  if (outcome === losing) return { cells: withoutThree(stream, scratchCells, rules.symbols) }
  const places = new Set(stream.raffle(toWin, scratchCells))
  const others = rules.symbols.filter(symbol => symbol !== outcome)
  const filling = withoutThree(stream, scratchCells - toWin, others).values()
  const cells = Array.from({ length: scratchCells }, (_, i) =>
    places.has(i) ? outcome : (filling.next().value ?? ''),
  )
  return { cells }
}

/** The symbols that stand three times in the cells scratched so far: at the end, the prize and nothing else. */
export const winningSymbols = (prizeTable: DeckTable, cells: readonly string[]): string[] =>
  thrice(cells).filter(symbol => prizeTable.tiers.some(({ name }) => name === symbol))

function shown({ prizeTable }: { prizeTable: DeckTable }, { cells }: ScratchCard): Outcome | undefined {
  const [symbol, ...more] = thrice(cells)
  if (symbol === undefined) return losing
  const won = winningSymbols(prizeTable, cells)
  return more.length === 0 && won.length === 1 && cells.filter(cell => cell === symbol).length === toWin
    ? symbol
    : undefined
}

export const scratchcardGame: InstantGame<Scratch> = {
  parseRules,
  parsePrizeTable,
  unshowable: () => undefined,
  deal,
  shown,
}
