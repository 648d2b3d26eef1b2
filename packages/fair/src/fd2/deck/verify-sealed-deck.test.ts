import { describe, expect, it } from 'vitest'
import { quicknet } from '#beacon/beacon.ts'
import { unhex } from '#encoding/bytes.ts'
import type { DeckPins } from '#instant/deck-evidence.ts'
import { sampleDeck } from '#instant/sample-deck.test-support.ts'
import { crosswordTerms, scratchTerms } from '#instant/sample-terms.test-support.ts'
import { type DeckStepId, type VerifyDeckOptions, verifyDeck } from '#instant/verify-deck.ts'
import { deckFile } from './deck-file.ts'
import {
  sampleSealedDeck,
  type SampleSealedDeck,
  sampleSealedReceipt,
  type SealedDeckCheat,
} from './sample-sealed-deck.test-support.ts'
import { deckVerdict } from './sample-verdict.test-support.ts'
import { at, sampleWorld } from './sample-world.test-support.ts'

const seed = 'sealed'
const { policy, secret, keys } = sampleWorld(seed)
const sold = 12
const made = { terms: scratchTerms, tickets: sold, seed }
const deck = sampleSealedDeck(made)
const missed = sampleSealedDeck({ ...made, missed: [2], afterEnd: true })
const refunded = sampleSealedDeck({ ...made, refunded: 3 })
const zero = '00'.repeat(32)
const flip = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1)

const verifySample = (given: SampleSealedDeck, pins: DeckPins = {}, options: VerifyDeckOptions = {}) =>
  verifyDeck(deckFile(given), { policy, ...pins }, options)

const verdict = (given: SampleSealedDeck, pins: DeckPins = {}, options: VerifyDeckOptions = {}) =>
  deckVerdict(given, { policy, ...pins }, options)

/** A copy in which every field can be assigned. */
type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T

function altered(change: (copy: Writable<SampleSealedDeck>) => unknown, from = deck): SampleSealedDeck {
  const copy = structuredClone(from) as Writable<SampleSealedDeck>
  change(copy)
  return copy
}

function swap(items: unknown[], i: number, j: number): void {
  const [a, b] = [at(items, i), at(items, j)]
  items[i] = b
  items[j] = a
}

describe('valid deck', () => {
  it('passes every step in order', () => {
    const seen: string[] = []
    const { failed, faults, notices, local } = verifySample(
      missed,
      {},
      { receipt: sampleSealedReceipt(missed, seed, 5), onStep: step => seen.push(step.id) },
    )
    expect([failed, faults, notices, local]).toEqual([undefined, [], [], true])
    expect(seen.join(' ')).toBe(
      'format receipt tickets close chain round log beacon cards order deck rounds beacons links positions prizes ' +
        'winners card signature history',
    )
  })

  it('is read from its text', () => {
    const text = [...deckFile(deck).lines(), ''].join('\n')
    expect(verifyDeck(text, { policy }).failed).toBeUndefined()
  })

  it.each([
    ['a deck of crosswords', sampleSealedDeck({ terms: crosswordTerms, tickets: 6, seed, perRound: 6 })],
    ['a deck without sales', sampleSealedDeck({ ...made, tickets: 0 })],
    ['a sold-out deck', sampleSealedDeck({ ...made, tickets: 80, perRound: 20 })],
  ])('accepts %s', (_, given) => {
    expect(verdict(given)).toBe('VALID')
  })

  it('accepts a deck with refunded tickets and shows it to their buyers', () => {
    expect(refunded.tickets.filter(({ position }) => position === null)).toHaveLength(3)
    const receipt = sampleSealedReceipt(refunded, seed, sold - 1)
    const { failed, faults, steps } = verifySample(refunded, {}, { receipt })
    expect([failed, faults]).toEqual([undefined, []])
    expect(steps.find(({ id }) => id === 'card')?.detail).toContain('refunded')
  })

  it('says that a game has no control system', () => {
    const alone = sampleSealedDeck({ ...made, tickets: 2, control: false })
    expect(verifySample(alone)).toMatchObject({ valid: true, notices: ['NO CONTROL SYSTEM'] })
  })

  it('says that one witness is all there is', () => {
    const one = { ...policy, witnesses: policy.witnesses.slice(0, 1), quorum: 1 }
    expect(verifySample(deck, { policy: one })).toMatchObject({ valid: true, notices: ['ONE WITNESS'] })
  })

  it('says that the assignment of a deck of scheme FD1 was not witnessed', () => {
    const first = sampleDeck({ terms: scratchTerms, tickets: 2, seed })
    expect(verifyDeck(first)).toMatchObject({ valid: true, notices: ['assignment not witnessed'] })
  })

  it('passes with the right pins', () => {
    const { record } = deck
    const anchor = record.entries.flatMap(({ entry }) => (entry.t === 'game' ? [entry.anchor] : []))[0] ?? ''
    const pins = { platformKey: keys.platform, signerKey: keys.signer, anchor, deck: record.deck.entry.D }
    expect(verdict(deck, { ...pins, beacons: [record.beacon] })).toBe('VALID')
  })

  it.each<[string, DeckPins, DeckStepId]>([
    ['operator key', { platformKey: zero }, 'close'],
    ['signer key', { signerKey: zero }, 'close'],
    ['anchor', { anchor: zero }, 'chain'],
    ['beacon', { beacons: [quicknet] }, 'round'],
    ['deck', { deck: zero }, 'deck'],
    ['log', { policy: { ...policy, log: { ...policy.log, publicKey: unhex(keys.platform) } } }, 'log'],
  ])('fails with a different pinned %s', (_, pins, step) => {
    expect(verdict(deck, pins)).toBe(step)
  })

  it('says that without a log policy only self-consistency is shown', () => {
    const notices = ['NO LOG POLICY - ONLY SELF-CONSISTENCY IS SHOWN']
    expect(verifyDeck(deckFile(deck))).toMatchObject({ valid: true, notices })
  })
})

describe('receipt', () => {
  const mine = sampleSealedReceipt(deck, seed, 5)

  it('finds the ticket of the receipt and shows its card', () => {
    const { steps, failed } = verifySample(deck, {}, { receipt: mine })
    expect(failed).toBeUndefined()
    const position = at(deck.tickets, 5).position ?? -1
    expect(steps.find(({ id }) => id === 'card')?.detail).toContain(`Card ${position + 1} is yours`)
  })

  const cut = at(deck.rounds, 1).entry.cutAt
  const changedPrizes = {
    ...scratchTerms,
    prizeTable: { ...scratchTerms.prizeTable, losing: scratchTerms.prizeTable.losing + 1 },
  }
  it.each<[string, unknown, SampleSealedDeck]>([
    [
      'a ticket that was left out',
      sampleSealedReceipt(deck, seed, 11),
      sampleSealedDeck({ ...made, tickets: 11 }),
    ],
    ['a prize table that was changed', mine, sampleSealedDeck({ ...made, terms: changedPrizes })],
    ['a receipt moved to another ticket', { ...mine, seq0: 4 }, deck],
    [
      'a receipt with a path cut',
      { ...mine, batch: { ...mine.batch, path: mine.batch.path.slice(1) } },
      deck,
    ],
    ['a receipt of another operator', { ...mine, member: 'other' }, deck],
    ['a receipt signed with another key', sampleSealedReceipt(deck, 'mallory', 5), deck],
    ['a ticket that was sold after the cut', sampleSealedReceipt(deck, seed, 5, cut + 1), deck],
    ['an object that is not a receipt', { mine }, deck],
  ])('rejects %s', (_, receipt, given) => {
    expect(verdict(given, {}, { receipt })).toBe('receipt')
  })

  it('accepts a ticket that was sold at the cut', () => {
    const receipt = sampleSealedReceipt(deck, seed, 5, cut)
    expect(verifySample(deck, {}, { receipt }).steps.find(({ id }) => id === 'receipt')?.ok).toBe(true)
  })
})

describe('altered file: the step that covers the change fails', () => {
  it.each<[string, DeckStepId, (copy: Writable<SampleSealedDeck>) => unknown]>([
    ['unknown field', 'format', ({ record }) => Object.assign(record, { extra: 1 })],
    ['one more ticket', 'format', ({ tickets }) => tickets.push(at(tickets, 0))],
    ['repeated entry', 'format', ({ record }) => record.entries.unshift(at(record.entries, 0))],
    ['dropped card', 'format', ({ cards }) => cards.pop()],
    ['count of tickets', 'format', ({ record }) => (record.tickets -= 1)],
    ["ticket's owner", 'tickets', ({ tickets }) => (at(tickets, 3).player = zero)],
    ["ticket's price", 'tickets', ({ tickets }) => (at(tickets, 3).price = '0')],
    ['order of tickets', 'tickets', ({ tickets }) => swap(tickets, 0, 1)],
    ['sales', 'tickets', ({ record }) => (record.sales = '1')],
    ['prize', 'close', ({ record }) => (at(record.prizeTable.tiers, 0).prize = '500001')],
    ['round of the shuffle', 'close', ({ record }) => (record.seal.entry.round += 1)],
    ['latest end', 'close', ({ record }) => (record.seal.entry.latestEnd = 1_900_000_000_000)],
    ['lock of the seal', 'close', ({ record }) => (record.seal.entry.lock = flip(record.seal.entry.lock))],
    ['control key', 'close', ({ record }) => (record.keys.control = '')],
    ['link of the shuffle', 'chain', ({ record }) => (record.link = flip(record.link))],
    ['place of the seal in the log', 'log', ({ record }) => (record.seal.proof.index += 1)],
    [
      'checkpoint of the seal',
      'log',
      ({ record }) => (record.seal.proof.checkpoint = record.deck.proof.checkpoint),
    ],
    [
      'value of the round',
      'beacon',
      ({ record, rounds }) => (record.sealSignature = at(rounds, 0).signature!),
    ],
    ['one outcome', 'cards', ({ cards }) => (at(cards, 0).outcome = 'sun')],
    ['one salt', 'cards', ({ cards }) => (at(cards, 7).salt = flip(at(cards, 7).salt))],
    ['anchor of the assignment', 'deck', ({ record }) => (record.deck.entry.anchor = zero)],
    ['time the signer saw the deck', 'deck', ({ record }) => (record.deck.entry.signer.at += 1)],
    [
      'left-out round',
      'rounds',
      ({ record, rounds }) => (record.rounds -= Number(rounds.pop() !== undefined)),
    ],
    ['order of rounds', 'rounds', ({ rounds }) => swap(rounds, 1, 2)],
    ['cut of a round', 'rounds', ({ rounds }) => (at(rounds, 1).entry.cutAt += 1)],
    ['mask of a round', 'rounds', ({ rounds }) => (at(rounds, 0).entry.masks[0] = zero)],
    ['place of a round', 'rounds', ({ rounds }) => (at(rounds, 1).proof.path[0] = zero)],
    ["a round's value", 'beacons', ({ rounds }) => (at(rounds, 2).signature = at(rounds, 1).signature)],
    ['one position', 'positions', ({ tickets }) => (at(tickets, 7).position = 79)],
    ['amount of a prize', 'prizes', ({ record }) => (at(record.payouts, 0).amount = '1')],
    ['left-out prize', 'prizes', ({ record }) => record.payouts.pop()],
    ['sum of prizes', 'prizes', ({ record }) => (record.paid = '0')],
    ['root of prizes', 'prizes', ({ record }) => (record.settlementRoot = zero)],
    ['no statement of winners', 'winners', ({ record }) => (record.winners = null)],
    ['title', 'signature', ({ record }) => (record.title = 'Lucky ten')],
    ['end', 'signature', ({ record }) => (record.endedAt += 1)],
    ['left-out result', 'history', ({ record }) => record.entries.pop()],
    ['left-out previous deck', 'history', ({ record }) => record.entries.splice(1, 2)],
    ['entry that is not in the log', 'history', ({ record }) => (at(record.entries, 1).path[0] = zero)],
  ])('%s: %s', (_, step, change) => {
    expect(verdict(altered(change))).toBe(step)
  })
})

/** The attacker has the keys of platform, signer and log, and knows the beacon value; the witnesses are honest. */
const tooLate: SealedDeckCheat['cosigned'] = (what, due) =>
  typeof what === 'number' ? { w1: due + 4, w2: due + 4, w3: due + 4 } : { w1: due, w2: due, w3: due }

const ground: SealedDeckCheat['player'] = seq0 => (seq0 === 11 ? secret('ground') : undefined)

const rubbish = new Uint8Array(160).fill(7)

describe('attacks on the assignment', () => {
  it('a platform that knows the beacon value changes a ticket: rounds', () => {
    const forged = sampleSealedDeck({ ...made, cheat: { player: ground } })
    expect(verdict({ ...forged, rounds: deck.rounds })).toBe('rounds')
  })

  it.each<[string, string, SealedDeckCheat]>([
    [
      'platform and signer remake a round after its beacon value',
      'rounds',
      { player: ground, cosigned: tooLate },
    ],
    [
      'and one corrupt witness of three dates it back',
      'rounds',
      { player: ground, cosigned: (what, due) => ({ ...tooLate(what, due), w3: due }) },
    ],
    [
      'the signer dates its statement too late',
      'rounds',
      { signerAt: (what, honest) => (what === 2 ? honest + 1200 : honest) },
    ],
    [
      'the platform gives a ticket another card',
      'positions',
      { positions: taken => taken.toSpliced(3, 2, at(taken, 4), at(taken, 3)) },
    ],
    [
      'the signer masks another link',
      'FAULT links',
      {
        answer: ({ lock, masks }, n) => ({
          lock,
          masks: n === 2 ? masks.map(each => each.with(3, 1)) : masks,
        }),
      },
    ],
    [
      'the lock is rubbish',
      'FAULT links',
      { answer: (answer, n) => (n === 2 ? { ...answer, lock: rubbish } : answer) },
    ],
    [
      'the lock opens in a later round',
      'FAULT links',
      {
        answer: (answer, n) => (n === 2 ? { ...answer, lock: sampleWorld(seed).lockAt(30_000_000) } : answer),
      },
    ],
    [
      'the lock is rubbish, and the platform uses the committed link',
      'positions',
      {
        answer: (answer, n) => (n === 2 ? { ...answer, lock: rubbish } : answer),
        link: n => (n === 2 ? sampleWorld(seed).assignLinks.linkAt(2) : undefined),
      },
    ],
    ['the control system found other winners', 'winners', { winners: paid => paid + 1n }],
    ['a signer of an old term signs the seal', 'close', { term: what => (what === 'seal' ? 2 : 1) }],
    ['a signer of an old term signs the deck', 'deck', { term: what => (what === 'deck' ? 2 : 1) }],
    ['a signer of an old term signs a round', 'rounds', { newTerm: { n: 3, term: 2, key: keys.control } }],
    [
      'the platform moves a prize to another position',
      'order',
      {
        cards: cards => cards.toSpliced(0, 80, ...cards.toSorted((a, b) => (a.outcome < b.outcome ? -1 : 1))),
      },
    ],
  ])('%s: %s', (_, due, cheat) => {
    expect(verdict(sampleSealedDeck({ ...made, cheat }))).toBe(due)
  })

  it('a new signer signs after its term began', () => {
    const cheat: SealedDeckCheat = {
      newTerm: { n: 3, term: 2, key: keys.signer },
      term: what => (what === 3 ? 2 : 1),
    }
    expect(verdict(sampleSealedDeck({ ...made, cheat }))).toBe('VALID')
  })

  it('a platform swaps two tickets: rounds', () => {
    const swapped = sampleSealedDeck({
      ...made,
      cheat: { player: seq0 => (seq0 < 2 ? unhex(at(deck.tickets, 1 - seq0).player) : undefined) },
    })
    expect(verdict({ ...swapped, rounds: deck.rounds })).toBe('rounds')
  })

  it('a platform leaves a ticket out: rounds', () => {
    const fewer = sampleSealedDeck({ ...made, tickets: 11 })
    expect(verdict({ ...fewer, rounds: deck.rounds })).toBe('rounds')
  })
})

describe('attacks on refunds', () => {
  it.each<[string, DeckStepId, (copy: Writable<SampleSealedDeck>) => unknown]>([
    ['the deck ended before its lock opened', 'rounds', ({ record }) => (record.endSignature = null)],
    ['its end is dated before', 'rounds', ({ record }) => (record.endedAt = record.seal.entry.closedAt)],
    [
      'a ticket that a round served got no card',
      'positions',
      ({ tickets }) => (at(tickets, 8).position = null),
    ],
    ['a refunded ticket got a card', 'positions', ({ tickets }) => (at(tickets, 9).position = 79)],
  ])('%s: %s', (_, step, change) => {
    expect(verdict(altered(change, refunded))).toBe(step)
  })

  it('a round leaves out a ticket that was sold before its cut: receipt', () => {
    const receipt = sampleSealedReceipt(refunded, seed, 10, at(refunded.rounds, 2).entry.cutAt)
    expect(verdict(refunded, {}, { receipt })).toBe('receipt')
  })
})

describe('attacks on the seal', () => {
  const { links, beacon } = sampleWorld(seed)

  it.each<[string, string, SealedDeckCheat]>([
    [
      'is remade after its round',
      'log',
      {
        cosigned: (what, due) =>
          what === 'seal' ? { w1: due + 1, w2: due + 1, w3: due + 1 } : { w1: due, w2: due },
      },
    ],
    [
      'was seen by one witness of two',
      'log',
      { cosigned: (what, due) => (what === 'seal' ? { w1: due } : { w1: due, w2: due }) },
    ],
    ['is in the log of another key', 'log', { logKey: 'other' }],
    [
      'is followed by the deck after the first round',
      'deck',
      { cosigned: (what, due) => (what === 'deck' ? { w1: due + 1, w2: due + 1 } : { w1: due, w2: due }) },
    ],
    ['names another round', 'round', { close: close => ({ ...close, round: close.round + 1 }) }],
    ['was signed late', 'round', { signerAt: (what, honest) => (what === 'seal' ? honest + 5000 : honest) }],
    ['uses a chain without an anchor', 'chain', { close: close => ({ ...close, chain: 2 }) }],
    ['skips a link', 'chain', { close: close => ({ ...close, index: 3, previous: links.linkAt(2) }) }],
  ])('%s: %s', (_, due, cheat) => {
    expect(verdict(sampleSealedDeck({ ...made, cheat }))).toBe(due)
  })

  it('names a beacon that is not known: round', () => {
    const other = { ...beacon, name: 'other' }
    expect(verdict(altered(({ record }) => (record.beacon = other)))).toBe('round')
  })
})
