import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deckFile } from '@fairground/fair/fd2/deck/deck-file'
import {
  sampleSealedDeck,
  type SampleSealedDeck,
  sampleSealedReceipt,
  type SealedDeckCheat,
} from '@fairground/fair/fd2/deck/sample-sealed-deck.test-support'
import { sampleWorld } from '@fairground/fair/fd2/deck/sample-world.test-support'
import { verifyDeck } from '@fairground/fair/instant/verify-deck'
import { afterAll, expect, it } from 'vitest'
import { alterRecord } from './alter-record.ts'
import { Choices } from './choices.ts'
import { policyText } from './policy-text.ts'
import { instantKinds, randomInstantTerms } from './random-deck.ts'
import { secondVerdicts } from './second-verifier.ts'

/** `VERIFIED_DRAWS=2000` compares 100 decks. Every round of a deck takes several pairings in both programs. */
const decks = Math.ceil(Number(process.env['VERIFIED_DRAWS'] ?? 60) / 20)
const tampered = Math.ceil(Number(process.env['TAMPERED_RECORDS'] ?? 300) / 15)
const perDeck = 30
const longest = 14_400_000

/** The decks of one seed share beacon values and locks, which are slow to make. */
const seed = 'sealed'
const { policy, secret } = sampleWorld(seed)
const folder = mkdtempSync(join(tmpdir(), 'policy-'))
const policyFile = join(folder, 'policy')
writeFileSync(policyFile, policyText(policy))
afterAll(() => rmSync(folder, { recursive: true }))

interface Case {
  name: string
  file: string
  receipt?: unknown
}

const toText = (deck: SampleSealedDeck) => [...deckFile(deck).lines(), ''].join('\n')

/** VALID, FAULT step or the failed step. */
function firstVerdict({ file, receipt }: Case): string {
  const { failed, faults } = verifyDeck(file, { policy }, receipt === undefined ? {} : { receipt })
  return failed ? failed.id : faults.length > 0 ? `FAULT ${faults.map(({ id }) => id).join(' ')}` : 'VALID'
}

/** The verdicts of the first verifier, and where the second one differs. */
function compare(cases: readonly Case[]) {
  const first = cases.map(firstVerdict)
  const second = secondVerdicts(cases, '--policy', policyFile)
  const different = cases.flatMap(({ name }, i) =>
    first[i] === second[i] ? [] : [`${name}: ${first[i]} and ${second[i]}`],
  )
  return { first, different }
}

function randomSealedDeck(number: number, cheat: SealedDeckCheat = {}): SampleSealedDeck {
  const choices = new Choices(number)
  const terms = randomInstantTerms(instantKinds[number % 2]!, choices)
  const missed = choices.chance(40) ? [1] : []
  const tickets = choices.between(8, 11)
  const refunded = choices.chance(30) ? 2 : 0
  const afterEnd = refunded > 0 || choices.chance(30)
  return sampleSealedDeck({ terms, tickets, seed, missed, refunded, afterEnd, cheat })
}

it(`both verifiers accept ${decks} decks of scheme FD2`, { timeout: longest }, () => {
  const { first, different } = compare(
    Array.from({ length: decks }, (_, number): Case => {
      const deck = randomSealedDeck(number)
      return { name: `deck ${number}`, file: toText(deck), receipt: sampleSealedReceipt(deck, seed, 5) }
    }),
  )
  expect([different, first.filter(each => each !== 'VALID')]).toEqual([[], []])
})

const rubbish = new Uint8Array(160).fill(7)
const cheats: Record<string, SealedDeckCheat> = {
  'round after its beacon value': {
    cosigned: (what, due) =>
      typeof what === 'number' ? { w1: due + 4, w2: due + 4, w3: due + 4 } : { w1: due, w2: due },
  },
  'late signer of a round': { signerAt: (what, honest) => (what === 2 ? honest + 1200 : honest) },
  'another card for a ticket': { positions: taken => taken.with(3, taken[4]!).with(4, taken[3]!) },
  'mask of another link': {
    answer: ({ lock, masks }, n) => ({ lock, masks: n === 2 ? masks.map(each => each.with(3, 1)) : masks }),
  },
  'rubbish lock': { answer: (answer, n) => (n === 2 ? { ...answer, lock: rubbish } : answer) },
  'other winners': { winners: paid => paid + 1n },
  'old term of the seal': { term: what => (what === 'seal' ? 2 : 1) },
  'old term of the deck': { term: what => (what === 'deck' ? 2 : 1) },
  'moved prize': { cards: cards => cards.toReversed() },
  'seal after its round': {
    cosigned: (what, due) => (what === 'seal' ? { w1: due + 1, w2: due + 1 } : { w1: due, w2: due }),
  },
  'deck after the first round': {
    cosigned: (what, due) => (what === 'deck' ? { w1: due + 1, w2: due + 1 } : { w1: due, w2: due }),
  },
  'another log': { logKey: 'other' },
  'another round of the seal': { close: close => ({ ...close, round: close.round + 1 }) },
  'chain without an anchor': { close: close => ({ ...close, chain: 2 }) },
  'late signer of the seal': { signerAt: (what, honest) => (what === 'seal' ? honest + 5000 : honest) },
  'another term in the log': { newTerm: { n: 2, term: 2, key: sampleWorld(seed).keys.control } },
}

it('both verifiers reject the same cheats on decks at the same step', { timeout: longest }, () => {
  const honest = randomSealedDeck(1)
  const ground = randomSealedDeck(1, { player: seq0 => (seq0 === 7 ? secret('ground') : undefined) })
  const cases = Object.entries(cheats).map(([name, cheat]): Case => {
    return { name, file: toText(randomSealedDeck(1, cheat)) }
  })
  cases.push({ name: 'ground ticket', file: toText({ ...ground, rounds: honest.rounds }) })
  const { first, different } = compare(cases)
  expect(different).toEqual([])
  expect(first).not.toContain('VALID')
})

it(`both verifiers reject ${tampered} altered decks at the same step`, { timeout: longest }, () => {
  const cases = Array.from({ length: tampered }, (_, i): Case => {
    const choices = new Choices(i)
    const lines = toText(randomSealedDeck(Math.floor(i / perDeck))).split('\n')
    const place = choices.chance(60) ? 0 : choices.between(1, lines.length - 2)
    const { name, record } = alterRecord(lines[place]!, choices)
    return { name: `${i}: line ${place} ${name}`, file: lines.with(place, record).join('\n') }
  })
  const { first, different } = compare(cases)
  expect(different).toEqual([])
  // A checkpoint stays valid without one of its cosignatures, and the record's signature does not cover checkpoints.
  const accepted = cases.filter((_, i) => first[i] === 'VALID').map(({ name }) => name)
  expect(accepted.filter(name => !name.endsWith('checkpoint'))).toEqual([])
})
