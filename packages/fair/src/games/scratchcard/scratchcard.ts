import type { DrawStream } from '#crypto/draw-stream.ts'
import { exactly, list, object, refuse, type Shape, text } from '#encoding/shape.ts'
import { type DeckTable, losing, type Outcome, parseDeckTable, tierFields } from '#instant/deck-table.ts'
import type { DealInput, InstantGame } from '#instant/instant-game.ts'

/** Nine cells; three equal symbols win the prize of the tier with that name. */
export interface ScratchRules {
  kind: 'scratchcardGame'
  /** Symbols without a tier never win. */
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
export const symbolsToWin = 3
const minSymbols = 5
const maxSymbols = 40

const parseRules: Shape<ScratchRules> = (value, at) => {
  const rules = object<ScratchRules>({ kind: exactly('scratchcardGame'), symbols: list(text(60)) })(value, at)
  const { length } = rules.symbols
  // With fewer symbols, nine cells cannot be filled without a triple.
  if (length < minSymbols || length > maxSymbols) {
    refuse(`${at}.symbols`, `are not ${minSymbols} to ${maxSymbols}`)
  }
  if (new Set(rules.symbols).size !== length) refuse(`${at}.symbols`, 'contain duplicates')
  return rules
}

const parseTable = parseDeckTable(object(tierFields))

function parsePrizeTable(value: unknown, at: string, { symbols }: ScratchRules): DeckTable {
  const table = parseTable(value, at)
  const unknownTier = table.tiers.find(({ name }) => !symbols.includes(name))
  return unknownTier ? refuse(`${at}.tiers`, `name "${unknownTier.name}", which is not a symbol`) : table
}

const findTriples = (cells: readonly string[]): string[] =>
  [...new Set(cells)].filter(symbol => cells.filter(cell => cell === symbol).length >= symbolsToWin)

/** Draws `count` uniform cells and redraws all of them until no symbol appears three times. */
function dealWithoutTriple(stream: DrawStream, count: number, symbols: readonly string[]): string[] {
  for (;;) {
    const cells = Array.from({ length: count }, () => symbols[stream.uniform(symbols.length)] ?? '')
    if (findTriples(cells).length === 0) return cells
  }
}

/**
 * Uniform over all layouts that show exactly this outcome, so near misses are as frequent as chance.
 */
function deal({ draws, seq0, rules, outcome }: DealInput<Scratch>): ScratchCard {
  const stream = draws(`scratch/${seq0}`)
  if (outcome === losing) return { cells: dealWithoutTriple(stream, scratchCells, rules.symbols) }
  const places = new Set(stream.raffle(symbolsToWin, scratchCells))
  const others = rules.symbols.filter(symbol => symbol !== outcome)
  const filling = dealWithoutTriple(stream, scratchCells - symbolsToWin, others).values()
  const cells = Array.from({ length: scratchCells }, (_, i) =>
    places.has(i) ? outcome : (filling.next().value ?? ''),
  )
  return { cells }
}

/** The winning symbols that appear three times in the cells opened so far. */
export const winningSymbols = (prizeTable: DeckTable, cells: readonly string[]): string[] =>
  findTriples(cells).filter(symbol => prizeTable.tiers.some(({ name }) => name === symbol))

function readOutcome({ prizeTable }: { prizeTable: DeckTable }, { cells }: ScratchCard): Outcome | undefined {
  const [symbol, ...more] = findTriples(cells)
  if (symbol === undefined) return losing
  const won = winningSymbols(prizeTable, cells)
  return more.length === 0 &&
    won.length === 1 &&
    cells.filter(cell => cell === symbol).length === symbolsToWin
    ? symbol
    : undefined
}

export const scratchcardGame: InstantGame<Scratch> = {
  parseRules,
  parsePrizeTable,
  findDisplayProblem: () => undefined,
  deal,
  readOutcome,
}
