import { describe, expect, it } from 'vitest'
import { roundAt } from '#beacon/beacon.ts'
import { chainFrom } from '#crypto/hash-chain.ts'
import { hex } from '#encoding/bytes.ts'
import { noEvidence } from '#fd2/witness-evidence.ts'
import { scratchTerms } from '#instant/sample-terms.test-support.ts'
import type { TypedEntry } from '#log/entry.ts'
import { deckFile } from './deck-file.ts'
import { sampleSealedDeck, type SealedDeckCheat } from './sample-sealed-deck.test-support.ts'
import { deckVerdict } from './sample-verdict.test-support.ts'
import { at, hashEntry, sampleWorld, type WitnessName } from './sample-world.test-support.ts'

const seed = 'history'
const world = sampleWorld(seed)
const { policy, links, beacon } = world
const made = { terms: scratchTerms, tickets: 4, seed }
const deck = sampleSealedDeck(made)
const { closedAt } = deck.record.seal.entry

/** A checkpoint of the log that some witnesses cosigned at this time. */
function witnessed(size: number, seconds: number, ...names: WitnessName[]) {
  const log = world.log()
  for (let i = 0; i < size; i += 1)
    log.append({ t: 'books', journal: hex(world.secret(`${i}`)), audit: hex(world.secret('a')), at: i }, {})
  const cosigned = Object.fromEntries(names.map(name => [name, Math.floor(seconds)]))
  return { ...noEvidence, checkpoints: [log.prove(0, cosigned).checkpoint] }
}

describe('a seal that the log called late', () => {
  const hourBefore = closedAt / 1000 - 3600
  const lateRound = roundAt(beacon, hourBefore * 1000)

  /** The first seal took link 2, so the deck took link 3. */
  const cheat: SealedDeckCheat = {
    close: close => ({ ...close, index: 3, previous: links.linkAt(2) }),
    before: prev => {
      const first: TypedEntry<'close'> = {
        ...deck.record.seal.entry,
        C: hex(world.secret('first C')),
        round: lateRound,
        prev,
      }
      const { game, C } = first
      return [first, { t: 'late', game, C, reason: 'witnesses', prev: hashEntry(first) }]
    },
  }
  const again = sampleSealedDeck({ ...made, cheat })

  it('is no reason for doubt when it was late', () => {
    expect(deckVerdict(again, { policy })).toBe('VALID')
  })

  it.each<[string, WitnessName[]]>([
    ['history', ['w1', 'w2']],
    ['FAULT history', ['w2']],
  ])('ends at %s when %s saw it in time', (due, names) => {
    const evidence = witnessed(40, hourBefore - 10, ...names)
    expect(deckVerdict(again, { policy }, { evidence })).toBe(due)
  })

  it('must not be used after all', () => {
    const after: SealedDeckCheat['after'] = prev => [
      { t: 'late', game: 'lucky-nine', C: deck.record.seal.entry.C, reason: 'witnesses', prev },
    ]
    expect(deckVerdict(sampleSealedDeck({ ...made, cheat: { after } }), { policy })).toBe('history')
  })
})

describe('a round that the log called missed', () => {
  const missed = sampleSealedDeck({ ...made, tickets: 8, missed: [1] })
  const { entry } = at(missed.rounds, 0)
  const inTime = (entry.cutAt + 1000) / 1000

  it('spends its link, and its tickets join the next round', () => {
    expect(deckVerdict(missed, { policy })).toBe('VALID')
  })

  it.each<[string, WitnessName[]]>([
    ['history', ['w1', 'w3']],
    ['FAULT history', ['w3']],
  ])('ends at %s when %s saw it in time', (due, names) => {
    expect(deckVerdict(missed, { policy }, { evidence: witnessed(60, inTime, ...names) })).toBe(due)
  })

  it('ends at history when the file itself shows that witnesses saw it in time', () => {
    const cosigned: SealedDeckCheat['cosigned'] = (_, seconds) => ({ w1: seconds, w2: seconds })
    const hidden = sampleSealedDeck({ ...made, tickets: 8, missed: [1], cheat: { cosigned } })
    expect(deckVerdict(hidden, { policy })).toBe('history')
  })

  it('ends at rounds when it is at another place in the log', () => {
    const moved = structuredClone(missed)
    const line = at(moved.rounds, 0)
    moved.rounds[0] = { ...line, proof: { ...line.proof, index: line.proof.index - 1 } }
    expect(deckVerdict(moved, { policy })).toBe('rounds')
  })

  it('ends at rounds when the log calls another round missed', () => {
    const other = structuredClone(missed)
    const line = at(other.rounds, 0)
    other.rounds[0] = { ...line, missed: at(missed.record.entries, 0) }
    expect(deckVerdict(other, { policy })).toBe('rounds')
  })
})

describe('two histories', () => {
  it('ends at history when the log has a second seal of the deck', () => {
    const after: SealedDeckCheat['after'] = prev => [
      { ...deck.record.seal.entry, C: hex(world.secret('second C')), index: 3, prev },
    ]
    expect(deckVerdict(sampleSealedDeck({ ...made, cheat: { after } }), { policy })).toBe('history')
  })

  it('ends at history when a witness shows a second round of the deck', () => {
    const { entry } = at(deck.rounds, 0)
    const { proof } = world.log().append({ ...entry, Q: hex(world.secret('Q')) }, { w1: 1 })
    const { index, path, checkpoint } = proof
    const second = { entry: { ...entry, Q: hex(world.secret('Q')) }, index, path, checkpoint }
    expect(deckVerdict(deck, { policy }, { evidence: { checkpoints: [], entries: [second] } })).toBe(
      'history',
    )
  })

  it('ends at history when the log signed two checkpoints of one size', () => {
    const size = deck.record.seal.proof.index + 1
    expect(deckVerdict(deck, { policy }, { evidence: witnessed(size, 1, 'w1') })).toBe('history')
  })

  it('ignores evidence that the log did not sign', () => {
    const { entry } = at(deck.rounds, 0)
    const { proof } = world.log('other').append({ ...entry, Q: hex(world.secret('Q')) }, { w1: 1 })
    const forged = { entry: { ...entry, Q: hex(world.secret('Q')) }, ...proof }
    const evidence = { checkpoints: [proof.checkpoint], entries: [forged] }
    expect(deckVerdict(deck, { policy }, { evidence })).toBe('VALID')
  })
})

describe('a successor chain', () => {
  const successor = chainFrom(world.secret('successor'), 5)
  const cheat = (beforeAge: number): SealedDeckCheat => ({
    beforeAge,
    links: successor,
    close: close => ({ ...close, chain: 2, index: 1, previous: successor.anchor }),
    before: prev => [
      {
        t: 'chain',
        game: 'lucky-nine',
        chain: 2,
        anchor: hex(successor.anchor),
        length: 5,
        platform: '',
        signer: '',
        prev,
      },
    ],
  })

  it.each([
    ['VALID', 'two days', 172_800],
    ['chain', 'an hour', 3600],
  ])('ends at %s when its anchor was logged %s before', (due, _, age) => {
    expect(deckVerdict(sampleSealedDeck({ ...made, cheat: cheat(age) }), { policy })).toBe(due)
  })
})

it('reads a file line by line more than once', () => {
  const file = deckFile(deck)
  expect([...file.lines()]).toEqual([...file.lines()])
})
