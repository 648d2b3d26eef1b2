import { describe, expect, it } from 'vitest'
import { inclusionProof, leafHash } from '#crypto/merkle.ts'
import { hex, unhex } from '#encoding/bytes.ts'
import { instantPlays } from '#instant/deck-tickets.ts'
import { scratchTerms } from '#instant/sample-terms.test-support.ts'
import { ticketLeaf } from '#tickets/leaf.ts'
import {
  sampleCardPath,
  sampleSealedDeck,
  type SampleSealedDeck,
  sampleSealedReceipt,
} from './sample-sealed-deck.test-support.ts'
import { at, sampleWorld } from './sample-world.test-support.ts'
import { type OwnCardPins, type OwnCardProof, type OwnCardStepId, verifyOwnCard } from './verify-own-card.ts'

const getPosition = (given: SampleSealedDeck, seq0: number): number => {
  const { position } = at(given.tickets, seq0)
  if (position === null) throw new Error(`ticket ${seq0} has no card`)
  return position
}

const seed = 'own card'
const world = sampleWorld(seed)
const deck = sampleSealedDeck({ terms: scratchTerms, tickets: 10, seed, perRound: 5 })
const { record, cards, rounds, tickets } = deck
const seq0 = 6
const receipt = sampleSealedReceipt(deck, seed, seq0)
const line = at(rounds, 1)
const { member, instance, currency } = record.seal.entry
const leaves = tickets.map(({ player, price }, i) =>
  leafHash(
    ticketLeaf({
      member,
      instance,
      seq0: i,
      player: unhex(player),
      plays: instantPlays,
      price: BigInt(price),
      currency,
    }),
  ),
)
const position = getPosition(deck, seq0)
const proof: OwnCardProof = {
  rules: record.rules,
  prizeTable: record.prizeTable,
  decimals: 2,
  seal: record.seal.entry,
  deck: record.deck,
  round: { entry: line.entry, proof: line.proof },
  signature: line.signature ?? '',
  ticketPath: inclusionProof(leaves, seq0).map(hex),
  taken: tickets.slice(0, 5).map((_, i) => getPosition(deck, i)),
  card: { position, ...at(cards, position), path: sampleCardPath(deck, position) },
}
const pins: OwnCardPins = {
  policy: world.policy,
  beacon: record.beacon,
  platformKey: world.keys.platform,
  signerAt: () => ({ term: 1, key: world.keys.signer }),
}
const other = getPosition(deck, 2)
const zero = '00'.repeat(32)

describe('own card before the deck has ended', () => {
  it('is proved', () => {
    const { failed, faults, steps } = verifyOwnCard(proof, receipt, pins)
    expect([failed, faults]).toEqual([undefined, []])
    expect(steps.at(-1)?.detail).toContain('It shows')
  })

  const late = sampleSealedDeck({
    terms: scratchTerms,
    tickets: 10,
    seed,
    perRound: 5,
    cheat: { cosigned: (_, due) => ({ w1: due + 3, w2: due + 3, w3: due }) },
  })
  const lateLine = at(late.rounds, 1)
  it.each<[OwnCardStepId, string, Partial<OwnCardProof>, unknown?, Partial<OwnCardPins>?]>([
    ['receipt', 'a receipt of another ticket', {}, sampleSealedReceipt(deck, seed, 7)],
    [
      'receipt',
      'a ticket sold after the cut',
      {},
      sampleSealedReceipt(deck, seed, seq0, line.entry.cutAt + 1),
    ],
    ['receipt', 'another operator key', {}, receipt, { platformKey: zero }],
    ['receipt', 'other prizes', { prizeTable: { ...record.prizeTable, losing: 51 } }],
    ['deck', 'another latest end', { seal: { ...record.seal.entry, latestEnd: 1_900_000_000_000 } }],
    ['deck', 'a deck that is not in the log', { deck: { ...record.deck, proof: line.proof } }],
    [
      'deck',
      'a signer of another term',
      {},
      receipt,
      { signerAt: () => ({ term: 2, key: world.keys.signer }) },
    ],
    ['rounds', 'a round that the witnesses saw late', { round: { ...proof.round, proof: lateLine.proof } }],
    ['beacons', 'a value of another round', { signature: at(rounds, 0).signature ?? '' }],
    ['positions', 'a card of another ticket', { card: { ...proof.card, position: other } }],
    ['positions', 'other earlier tickets', { taken: proof.taken.toReversed().with(0, position) }],
    [
      'card',
      'another outcome',
      { card: { ...proof.card, outcome: proof.card.outcome === 'bell' ? 'star' : 'bell' } },
    ],
    ['card', 'another salt', { card: { ...proof.card, salt: zero } }],
  ])('ends at %s for %s', (step, _, change, given = receipt, pinned = {}) => {
    expect(verifyOwnCard({ ...proof, ...change }, given, { ...pins, ...pinned }).failed?.id).toBe(step)
  })

  it('proves the fault of a signer that masked another link', () => {
    const faulty = sampleSealedDeck({
      terms: scratchTerms,
      tickets: 10,
      seed,
      perRound: 5,
      cheat: { answer: ({ lock, masks }) => ({ lock, masks: masks.map(mask => mask.with(3, 1)) }) },
    })
    const { entry, proof: logged, signature } = at(faulty.rounds, 1)
    const dealt = getPosition(faulty, seq0)
    const card = { position: dealt, ...at(cards, dealt), path: sampleCardPath(faulty, dealt) }
    const taken = faulty.tickets.slice(0, 5).map((_, i) => getPosition(faulty, i))
    const given = { ...proof, round: { entry, proof: logged }, signature: signature ?? '', taken, card }
    const { failed, faults } = verifyOwnCard(given, receipt, pins)
    expect([failed, faults.map(({ id }) => id)]).toEqual([undefined, ['links']])
  })
})
