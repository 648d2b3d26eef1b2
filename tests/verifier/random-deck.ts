import { crosswordGrids } from '@fairground/fair/games/crossword/crossword-library'
import type { DeckRecord } from '@fairground/fair/instant/deck-record'
import {
  type InstantKind,
  type InstantTerms,
  parseInstantTerms,
} from '@fairground/fair/instant/instant-games'
import { type DeckCheat, sampleDeck } from '@fairground/fair/instant/sample-deck.test-support'
import { Choices } from './choices.ts'

export const instantKinds = ['scratchcardGame', 'crosswordGame'] as const satisfies InstantKind[]

const symbols = ['crown', 'bell', 'star', 'cherry', 'lemon', 'plum', 'moon', 'Glück', '🍀']

/** Prizes in descending order with the number of winning cards. */
const prized = (choices: Choices, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    prize: String((count - i) * 100 + choices.between(0, 99)),
    count: choices.between(1, 6),
  }))

function scratch(choices: Choices): InstantTerms {
  const used = choices.some(choices.between(5, symbols.length), symbols)
  const winning = choices.some(choices.between(1, used.length), used)
  const tiers = prized(choices, winning.length).map((tier, i) => ({ name: winning[i], ...tier }))
  return parseInstantTerms(
    { kind: 'scratchcardGame', symbols: used },
    { tiers, losing: choices.between(10, 60) },
  )
}

function crossword(choices: Choices): InstantTerms {
  const wordCounts = choices.some(choices.between(1, 5), [3, 4, 5, 6, 7, 8]).sort((a, b) => b - a)
  const tiers = prized(choices, wordCounts.length).map((tier, i) => ({
    name: `${wordCounts[i]} words`,
    words: wordCounts[i],
    ...tier,
  }))
  const grids = choices.some(choices.between(1, 3), crosswordGrids)
  return parseInstantTerms(
    { kind: 'crosswordGame', letters: 18, grids },
    { tiers, losing: choices.between(10, 60) },
  )
}

const makers: { [K in InstantKind]: (choices: Choices) => InstantTerms } = {
  scratchcardGame: scratch,
  crosswordGame: crossword,
}

export const randomInstantTerms = (kind: InstantKind, choices: Choices): InstantTerms => makers[kind](choices)

/** Makes a signed record of a random, partly sold deck; the same kind and number give the same record. */
export function randomDeck(kind: InstantKind, number: number, cheat: DeckCheat = {}): DeckRecord {
  const choices = new Choices(number * instantKinds.length + instantKinds.indexOf(kind))
  const terms = makers[kind](choices)
  return sampleDeck({ terms, tickets: choices.between(4, 11), seed: `${kind}-${number}`, cheat })
}
