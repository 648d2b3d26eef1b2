import { attempt, type Problem, refuse } from '#encoding/shape.ts'
import { type Crossword, crosswordGame } from '#games/crossword/crossword.ts'
import type { Outcome } from './deck-table.ts'
import type { DealInput, InstantGame } from './instant-game.ts'
import { type Scratch, scratchcardGame } from '#games/scratchcard/scratchcard.ts'

/** Every kind of instant ticket this scheme can deal. A new kind adds a line here and in `instantGames`. */
export interface InstantTypes {
  crosswordGame: Crossword
  scratchcardGame: Scratch
}

const instantGames: { [K in InstantKind]: InstantGame<InstantTypes[K]> } = { crosswordGame, scratchcardGame }

export type InstantKind = keyof InstantTypes
type AnyType = InstantTypes[InstantKind]
export type InstantRules = AnyType['rules']
export type InstantTable = AnyType['prizeTable']
export type InstantCard = AnyType['card']

export interface InstantTerms {
  rules: InstantRules
  prizeTable: InstantTable
}

const getGame = <K extends InstantKind>(kind: K): InstantGame<InstantTypes[K]> => instantGames[kind]

export const isInstantKind = (value: unknown): value is InstantKind =>
  typeof value === 'string' && Object.hasOwn(instantGames, value)

/** Throws a ShapeProblem; use `readInstantTerms` for a value instead. */
export function parseInstantTerms(rules: unknown, prizeTable: unknown): InstantTerms {
  const kind: unknown =
    typeof rules === 'object' && rules !== null && 'kind' in rules ? rules.kind : undefined
  if (!isInstantKind(kind)) return refuse('rules.kind', 'is not a known kind of instant ticket')
  const game = getGame(kind)
  const parsed = game.parseRules(rules, 'rules')
  return { rules: parsed, prizeTable: game.parsePrizeTable(prizeTable, 'prizeTable', parsed) }
}

export const readInstantTerms = (rules: unknown, prizeTable: unknown): InstantTerms | Problem =>
  attempt(() => parseInstantTerms(rules, prizeTable), rules, 'rules')

export const findDisplayProblem = ({ rules, prizeTable }: InstantTerms): string | undefined =>
  getGame(rules.kind).findDisplayProblem(rules, prizeTable)

export const dealCard = (input: DealInput<AnyType>): InstantCard => getGame(input.rules.kind).deal(input)

/** The outcome that the card shows, read without knowing the assigned outcome. */
export const readCardOutcome = (terms: InstantTerms, card: InstantCard): Outcome | undefined =>
  getGame(terms.rules.kind).readOutcome(terms, card)
