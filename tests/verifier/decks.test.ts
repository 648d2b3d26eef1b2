import { type DeckStepId, verifyDeck } from '@fairground/fair/instant/verify-deck'
import { expect, it } from 'vitest'
import { Choices } from './choices.ts'
import { deckCheatings, deckTamperings } from './deck-tampering.ts'
import { instantKinds, randomDeck } from './random-deck.ts'
import { secondVerdicts } from './second-verifier.ts'

const decks = Math.ceil(Number(process.env['VERIFIED_DRAWS'] ?? 60) / 15)
const tampered = Math.ceil(Number(process.env['TAMPERED_RECORDS'] ?? 300) / 10)
/** Each beacon round of a deck has a signature to check, so only the full run checks them. */
const beacons = Math.floor(decks / 20)
const longest = 3_600_000
/** The number of tampered records per honest deck. */
const perDeck = 20

it(`both verifiers accept ${decks} valid decks`, { timeout: longest }, () => {
  const files = Array.from({ length: decks }, (_, i) =>
    JSON.stringify(randomDeck(instantKinds[i % 2]!, i), null, i % 3),
  )
  expect(files.map(file => verifyDeck(file).failed).filter(Boolean)).toEqual([])
  expect(secondVerdicts(files)).toEqual(files.map(() => 'VALID'))
  const sample = files.slice(0, beacons)
  expect(secondVerdicts(sample, '--beacon')).toEqual(sample.map(() => 'VALID'))
})

interface Tampered {
  name: string
  step: DeckStepId
  text: string
}

function tamperedDecks(count: number): Tampered[] {
  const made: Tampered[] = []
  for (let number = 0; made.length < count; number += 1) {
    const kind = instantKinds[number % 2]!
    const honest = randomDeck(kind, number)
    const choices = new Choices(number)
    for (const [name, step, change] of choices.some(perDeck - 4, deckTamperings)) {
      const copy = structuredClone(honest)
      change(copy, choices)
      made.push({ name, step, text: JSON.stringify(copy) })
    }
    for (const [name, step, cheat] of choices.some(4, deckCheatings))
      made.push({ name, step, text: JSON.stringify(randomDeck(kind, number, cheat)) })
  }
  return made.slice(0, count)
}

it(`both verifiers reject ${tampered} tampered decks at the right step`, { timeout: longest }, () => {
  const made = tamperedDecks(tampered)
  const wrong = (of: readonly Tampered[], found: readonly (string | undefined)[]) =>
    of.flatMap(({ name, step }, i) => (found[i] === step ? [] : [`${name}: ${found[i]} instead of ${step}`]))
  expect(
    wrong(
      made,
      made.map(({ text }) => verifyDeck(text).failed?.id),
    ),
  ).toEqual([])
  const plain = made.filter(({ step }) => !step.startsWith('beacon'))
  expect(wrong(plain, secondVerdicts(plain.map(({ text }) => text)))).toEqual([])
})
