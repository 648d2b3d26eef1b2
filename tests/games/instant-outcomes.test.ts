import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { hex } from '@fairground/fair/encoding/bytes'
import { deckPayouts } from '@fairground/fair/instant/deck-prizes'
import { prizeFor } from '@fairground/fair/instant/deck-table'
import { dealCard, type InstantTerms, readCardOutcome } from '@fairground/fair/instant/instant-games'
import { paidMinor } from '@fairground/fair/settlement/settlement'
import { expect, it } from 'vitest'
import { Choices } from '../verifier/choices.ts'
import { instantKinds, randomInstantTerms } from '../verifier/random-deck.ts'
import { runPython } from '../verifier/second-verifier.ts'

const runs = Number(process.env['PROPERTY_RUNS'] ?? 150)
/** Counting the letter sets of a crossword is slow, so many cards share the same terms. */
const cardsOfTerms = 5000
const longest = 7_200_000

/** Deals and settles one card, and returns the input and expected output of the second implementation. */
function dealtCard(terms: InstantTerms, choices: Choices) {
  const [seed, closeHash, seq0] = [choices.bytes(32), choices.bytes(32), choices.between(0, 10 ** 6)]
  const outcome = choices.one([...terms.prizeTable.tiers.map(({ name }) => name), ''])
  const card = dealCard({ draws: openDraws('FD1', seed, closeHash), seq0, ...terms, outcome })
  const shown = readCardOutcome(terms, card)
  expect(shown).toBe(outcome)
  const paid = paidMinor(deckPayouts(terms.prizeTable, [outcome]))
  expect(paid).toBe(shown === '' ? 0n : prizeFor(terms.prizeTable, shown ?? ''))
  return {
    input: { ...terms, outcome, seq0, seed: hex(seed), close: hex(closeHash) },
    answer: JSON.stringify('cells' in card ? card.cells : [card.grid, ...card.letters]),
  }
}

it.each(instantKinds)(
  'a %s shows the paid prize and equals the card dealt by a second implementation',
  { timeout: longest },
  kind => {
    for (let from = 0; from < runs; from += cardsOfTerms) {
      const choices = new Choices(from)
      const terms = randomInstantTerms(kind, choices)
      const made = Array.from({ length: Math.min(cardsOfTerms, runs - from) }, () =>
        dealtCard(terms, choices),
      )
      const answers = runPython(
        'deal.py',
        made.map(({ input }) => input),
      )
      expect(answers).toEqual(made.map(({ answer }) => answer))
    }
  },
)
