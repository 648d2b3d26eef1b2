import { exactly, integer, list, object, refuse, type Shape, text } from '#encoding/shape.ts'
import { completedWords, type GridText, gridProblem } from './crossword-grid.ts'
import { LetterSets, type WordRange } from './crossword-letters.ts'
import {
  type DeckTable,
  type DeckTier,
  losing,
  type Outcome,
  parseDeckTable,
  tierFields,
} from '#instant/deck-table.ts'
import type { DealInput, InstantGame } from '#instant/instant-game.ts'

/** A crossword grid and a set of letters; the number of completed words decides the prize. */
export interface CrosswordRules {
  kind: 'crosswordGame'
  /** The number of letters on a card. */
  letters: number
  grids: GridText[]
}

export interface CrosswordTier extends DeckTier {
  words: number
}

export type CrosswordTable = DeckTable<CrosswordTier>

export interface CrosswordCard {
  /** Visible from the start. */
  grid: GridText
  /** Hidden until opened, in card order. */
  letters: string[]
}

export interface Crossword {
  rules: CrosswordRules
  prizeTable: CrosswordTable
  card: CrosswordCard
}

const maxGrids = 200

const parseGrid: Shape<GridText> = (value, at) => {
  const grid = text(300)(value, at)
  const problem = gridProblem(grid)
  return problem === undefined ? grid : refuse(at, problem)
}

const parseRules: Shape<CrosswordRules> = (value, at) => {
  const rules = object<CrosswordRules>({
    kind: exactly('crosswordGame'),
    letters: integer(13, 25),
    grids: list(parseGrid),
  })(value, at)
  const { length } = rules.grids
  if (length === 0 || length > maxGrids) refuse(`${at}.grids`, `are not 1 to ${maxGrids}`)
  return new Set(rules.grids).size === length ? rules : refuse(`${at}.grids`, 'contain duplicates')
}

const parseTable = parseDeckTable(object<CrosswordTier>({ ...tierFields, words: integer(1, 100) }))

function parsePrizeTable(value: unknown, at: string): CrosswordTable {
  const table = parseTable(value, at)
  const { tiers } = table
  return tiers.some(({ words }, i) => i > 0 && words >= (tiers[i - 1]?.words ?? 0))
    ? refuse(`${at}.tiers`, 'are not in descending order of words')
    : table
}

/** The tier's exact word count; for a losing card, any count below the lowest tier. */
function wordRange({ tiers }: CrosswordTable, outcome: Outcome): WordRange {
  if (outcome === losing) return { min: 0, max: (tiers.at(-1)?.words ?? 1) - 1 }
  const words = tiers.find(({ name }) => name === outcome)?.words
  if (words === undefined) throw new Error(`no tier "${outcome}"`)
  return { min: words, max: words }
}

/** Counting letter sets is slow, so rules keep the counts of their grids. */
const letterSetCache = new WeakMap<CrosswordRules, Map<GridText, LetterSets>>()

/** The counts of the last grids of all rules, because many games have the same grids. */
const sharedSets = new Map<string, LetterSets>()
const maxSharedSets = 100

function letterSets(rules: CrosswordRules, grid: GridText): LetterSets {
  const known = letterSetCache.get(rules) ?? new Map<GridText, LetterSets>()
  letterSetCache.set(rules, known)
  const sets = known.get(grid) ?? shareLetterSets(grid, rules.letters)
  known.set(grid, sets)
  return sets
}

function shareLetterSets(grid: GridText, letters: number): LetterSets {
  const key = `${letters}/${grid}`
  const sets = sharedSets.get(key) ?? new LetterSets(grid, letters)
  // The set used last comes last, so the first one is the oldest.
  sharedSets.delete(key)
  sharedSets.set(key, sets)
  const [oldest] = sharedSets.keys()
  if (sharedSets.size > maxSharedSets && oldest !== undefined) sharedSets.delete(oldest)
  return sets
}

function findDisplayProblem(rules: CrosswordRules, prizeTable: CrosswordTable): string | undefined {
  for (const outcome of [...prizeTable.tiers.map(({ name }) => name), losing]) {
    const range = wordRange(prizeTable, outcome)
    const grid = rules.grids.findIndex(each => letterSets(rules, each).ways(range) === 0)
    if (grid >= 0)
      return `grid ${grid + 1} cannot show ${outcome === losing ? 'a losing card' : `"${outcome}"`}`
  }
  return undefined
}

/** The grid comes from its own stream, so it is independent of the outcome. */
export const dealGrid = ({ draws, seq0, rules }: Omit<DealInput<Crossword>, 'outcome' | 'prizeTable'>) =>
  rules.grids[draws(`crossword/grid/${seq0}`).uniform(rules.grids.length)] ?? ''

/** Uniform over all letter sets that show the outcome on this grid, in uniformly random order. */
function deal(input: DealInput<Crossword>): CrosswordCard {
  const { draws, seq0, rules, prizeTable, outcome } = input
  const grid = dealGrid(input)
  const range = wordRange(prizeTable, outcome)
  const sets = letterSets(rules, grid)
  const stream = draws(`crossword/letters/${seq0}`)
  const letters = sets.at(range, stream.uniform(sets.ways(range)))
  return { grid, letters: stream.raffle(rules.letters, rules.letters).map(i => letters[i] ?? '') }
}

function readOutcome(
  { prizeTable: { tiers } }: { prizeTable: CrosswordTable },
  { grid, letters }: CrosswordCard,
): Outcome | undefined {
  const completed = completedWords(grid, letters).length
  if (completed < (tiers.at(-1)?.words ?? 1)) return losing
  return tiers.find(({ words }) => words === completed)?.name
}

export const crosswordGame: InstantGame<Crossword> = {
  parseRules,
  parsePrizeTable,
  findDisplayProblem,
  deal,
  readOutcome,
}
