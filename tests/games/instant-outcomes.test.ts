import { hex } from '@fairground/fair/bytes'
import { deckPayouts } from '@fairground/fair/instant/deck-prizes'
import { prizeOf } from '@fairground/fair/instant/deck-table'
import { dealCard, type InstantTerms, shownOutcome } from '@fairground/fair/instant/instant-games'
import { paidMinor } from '@fairground/fair/settlement'
import { expect, it } from 'vitest'
import { Choices } from '../verifier/choices.ts'
import { instantKinds, randomInstantTerms } from '../verifier/random-deck.ts'
import { askPython } from '../verifier/second-verifier.ts'

const runs = Number(process.env['PROPERTY_RUNS'] ?? 150)
/** Counting the letters of a crossword takes a moment, so its terms serve for many cards. */
const cardsOfTerms = 5000
const longest = 7_200_000

/** A card, shown and paid; and the same as a question to the second implementation. */
function dealtCard(terms: InstantTerms, choices: Choices) {
  const [seed, closeHash, seq0] = [choices.bytes(32), choices.bytes(32), choices.between(0, 10 ** 6)]
  const outcome = choices.one([...terms.prizeTable.tiers.map(({ name }) => name), ''])
  const card = dealCard({ seed, closeHash, seq0, ...terms, outcome })
  const shown = shownOutcome(terms, card)
  expect(shown).toBe(outcome)
  const paid = paidMinor(deckPayouts(terms.prizeTable, [outcome]))
  expect(paid).toBe(shown === '' ? 0n : prizeOf(terms.prizeTable, shown ?? ''))
  return {
    asked: { ...terms, outcome, seq0, seed: hex(seed), close: hex(closeHash) },
    answer: JSON.stringify('cells' in card ? card.cells : [card.grid, ...card.letters]),
  }
}

it.each(instantKinds)(
  'what a %s shows is what is paid is what a second implementation deals',
  { timeout: longest },
  kind => {
    for (let from = 0; from < runs; from += cardsOfTerms) {
      const choices = new Choices(from)
      const terms = randomInstantTerms(kind, choices)
      const made = Array.from({ length: Math.min(cardsOfTerms, runs - from) }, () =>
        dealtCard(terms, choices),
      )
      const answers = askPython(
        'deal.py',
        made.map(({ asked }) => asked),
      )
      expect(answers).toEqual(made.map(({ answer }) => answer))
    }
  },
)
