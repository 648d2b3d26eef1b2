import { describe, expect, it } from 'vitest'
import { quicknet } from '#beacon/beacon.ts'
import type { DeckPins } from './deck-evidence.ts'
import type { DeckRecord } from './deck-record.ts'
import {
  type DeckCheat,
  sampleDeck,
  sampleDeckBatchReceipt,
  sampleDeckReceipt,
} from './sample-deck.test-support.ts'
import { crosswordTerms, scratchTerms } from './sample-terms.test-support.ts'
import { type DeckStepId, type VerifyDeckOptions, verifyDeck } from './verify-deck.ts'

const seed = 'deck'
const sold = 16
const made = { terms: scratchTerms, tickets: sold, seed }
const record = sampleDeck(made)
const zero = '00'.repeat(32)

function altered(change: (copy: DeckRecord) => unknown): DeckRecord {
  const copy = structuredClone(record)
  change(copy)
  return copy
}

const failedAt = (given: unknown, pins?: DeckPins, options?: VerifyDeckOptions) =>
  verifyDeck(given, pins, options).failed?.id
const flip = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1)
const at = <T>(items: T[], index: number): T => items[index] ?? expect.unreachable()

function swap(items: unknown[], i: number, j: number): void {
  const [a, b] = [at(items, i), at(items, j)]
  items[i] = b
  items[j] = a
}

const differing = (cards: readonly { outcome: string }[]): [number, number] => [
  0,
  cards.findIndex(card => card.outcome !== cards[0]?.outcome),
]

describe('valid deck', () => {
  it('passes every step in order and is marked as local', () => {
    const seen: string[] = []
    const verdict = verifyDeck(JSON.stringify(record), {}, { onStep: step => seen.push(step.id) })
    expect(verdict.failed).toBeUndefined()
    expect(verdict).toMatchObject({ valid: true, local: true })
    expect(seen.join(' ')).toBe(
      'format tickets close chain round beacon cards order deck links rounds beacons positions prizes signature',
    )
  })

  it.each([
    ['a deck of crosswords', { terms: crosswordTerms, tickets: 12, seed: 'words' }],
    ['a deck without sales', { terms: scratchTerms, tickets: 0, seed: 'none' }],
  ])('accepts %s', (_, options) => {
    expect(verifyDeck(sampleDeck(options)).failed).toBeUndefined()
  })

  it('pays exactly the prizes of its table when sold out', () => {
    const all = sampleDeck({ terms: scratchTerms, tickets: 80, seed: 'all' })
    expect(verifyDeck(all).failed).toBeUndefined()
    expect(all.payouts).toHaveLength(30)
    expect(all.paid).toBe('527000')
    expect(new Set(all.tickets.map(({ position }) => position)).size).toBe(80)
  })

  it('passes with the right pins', () => {
    const pins = {
      platformKey: record.keys.platform,
      signerKey: record.keys.signer,
      anchor: record.chain.anchor,
      beacons: [record.beacon.chain],
      deck: record.deck.hash,
    }
    expect(failedAt(record, pins)).toBeUndefined()
  })

  it.each<[string, DeckPins, DeckStepId]>([
    ['operator key', { platformKey: zero }, 'close'],
    ['signer key', { signerKey: zero }, 'round'],
    ['anchor', { anchor: zero }, 'chain'],
    ['beacon', { beacons: [quicknet] }, 'round'],
    ['deck', { deck: zero }, 'deck'],
  ])('fails with a different pinned %s', (_, pins, step) => {
    expect(failedAt(record, pins)).toBe(step)
  })
})

describe('receipt', () => {
  const mine = sampleDeckReceipt(record, seed, 5)

  it('finds the ticket of the receipt and shows its card', () => {
    const { steps, failed } = verifyDeck(record, {}, { receipt: mine })
    expect(failed).toBeUndefined()
    expect(steps.find(({ id }) => id === 'receipt')?.detail).toContain('place 6')
    const { position } = at(record.tickets, 5)
    expect(steps.find(({ id }) => id === 'card')?.detail).toContain(`Card ${position + 1} is yours`)
  })

  const later = {
    tickets: (tickets: DeckRecord['tickets']) =>
      tickets.with(5, { ...at(tickets, 5), unixMs: at(tickets, 5).unixMs + 1 }),
  }
  it.each<[string, unknown, DeckRecord]>([
    ['a receipt without its signature', { ...mine, signature: flip(mine.signature) }, record],
    ['a receipt signed with another key', sampleDeckReceipt(record, 'mallory', 5), record],
    ['a receipt of another deck', sampleDeckReceipt({ ...record, instance: 'other' }, seed, 5), record],
    ['a receipt with an index that was never sold', sampleDeckReceipt(record, seed, sold), record],
    ['an object that is not a receipt', { mine }, record],
    ['a receipt for which the operator changed the time', mine, sampleDeck({ ...made, cheat: later })],
  ])('rejects %s', (_, receipt, given) => {
    expect(failedAt(given, {}, { receipt })).toBe('receipt')
  })

  const second = sampleDeckBatchReceipt(record, seed, 5)
  it('accepts version 2 and shows the card', () => {
    const { steps, failed } = verifyDeck(record, {}, { receipt: second })
    expect(failed).toBeUndefined()
    expect(steps.find(({ id }) => id === 'card')?.ok).toBe(true)
  })

  const cheaper = structuredClone(record)
  at(cheaper.prizeTable.tiers, 0).prize = '1'
  it.each<[string, unknown, DeckRecord]>([
    ['another key', sampleDeckBatchReceipt(record, 'mallory', 5), record],
    ['another time', { ...second, batch: { ...second.batch, unixMs: 1 } }, record],
    ['a changed time of sale', second, sampleDeck({ ...made, cheat: later })],
    ['prizes that changed after the sale', sampleDeckBatchReceipt(cheaper, seed, 5), record],
  ])('rejects version 2 with %s', (_, receipt, given) => {
    expect(failedAt(given, {}, { receipt })).toBe('receipt')
  })
})

describe('altered file: the step that covers the change fails', () => {
  it.each<[string, DeckStepId, (copy: DeckRecord) => unknown]>([
    ['scheme', 'format', copy => Object.assign(copy, { scheme: 'FD1' })],
    ['unknown field', 'format', copy => Object.assign(copy, { extra: 1 })],
    ['prize of an unknown tier', 'format', copy => (at(copy.prizeTable.tiers, 0).name = 'sun')],
    ['receipt before its ticket', 'format', copy => (at(copy.tickets, 5).treeSize = 5)],
    ['more tickets than cards', 'format', copy => copy.tickets.push(...copy.tickets, ...copy.tickets)],
    ["ticket's owner", 'tickets', copy => (at(copy.tickets, 3).player = zero)],
    ["ticket's price", 'tickets', copy => (at(copy.tickets, 3).price = '0')],
    ['order of tickets', 'tickets', copy => swap(copy.tickets, 0, 1)],
    ['dropped ticket', 'format', copy => copy.tickets.pop()],
    ['sales', 'tickets', copy => (copy.sales = '1')],
    ['root of tickets', 'tickets', copy => (copy.root = flip(copy.root))],
    ['instance', 'tickets', copy => (copy.instance = 'other')],
    ['game', 'close', copy => (copy.game = 'other')],
    ['rules', 'close', copy => copy.rules.kind === 'scratchcardGame' && copy.rules.symbols.push('sun')],
    ['prize', 'close', copy => (at(copy.prizeTable.tiers, 0).prize = '500001')],
    ['count of a prize', 'close', copy => (at(copy.prizeTable.tiers, 0).count = 2)],
    ['round of the shuffle', 'close', copy => (copy.beacon.round += 1)],
    ['link of the shuffle', 'chain', copy => (copy.chain.link = flip(copy.chain.link))],
    ['time of the seal', 'round', copy => (copy.closedAt += 3000)],
    ['value of the round', 'beacon', copy => (copy.beacon.signature = at(copy.rounds, 0).signature)],
    ['one outcome', 'cards', copy => (at(copy.cards, 0).outcome = 'crown')],
    ['one made-up outcome', 'cards', copy => (at(copy.cards, 0).outcome = 'sun')],
    ['one salt', 'cards', copy => (at(copy.cards, 7).salt = flip(at(copy.cards, 7).salt))],
    ['order of cards', 'cards', copy => swap(copy.cards, ...differing(copy.cards))],
    ['one more card', 'cards', copy => copy.cards.push(at(copy.cards, 0))],
    ['root of cards', 'cards', copy => (copy.deck.root = flip(copy.deck.root))],
    ['deck hash', 'deck', copy => (copy.deck.hash = flip(copy.deck.hash))],
    ['anchor of the assignment', 'deck', copy => (copy.deck.assignAnchor = zero)],
    ["operator's signature", 'deck', copy => (copy.deck.platformSignature = copy.close.platformSignature)],
    ['time the signer saw the deck', 'deck', copy => (copy.deck.signerAt += 1)],
    ['one link', 'links', copy => (at(copy.rounds, 4).link = flip(at(copy.rounds, 4).link))],
    ['first link', 'links', copy => (at(copy.rounds, 0).link = zero)],
    ['order of rounds', 'links', copy => swap(copy.rounds, 1, 2)],
    ['one round', 'rounds', copy => (at(copy.rounds, 4).round += 1)],
    ['left-out round', 'rounds', copy => copy.rounds.pop()],
    ['time of a sale', 'rounds', copy => (at(copy.tickets, 15).unixMs += 9000)],
    [
      'time of a sale before another',
      'rounds',
      copy => (at(copy.tickets, 9).unixMs = at(copy.tickets, 0).unixMs),
    ],
    ["a round's value", 'beacons', copy => (at(copy.rounds, 4).signature = at(copy.rounds, 3).signature)],
    ['one position', 'positions', copy => (at(copy.tickets, 7).position += 1)],
    [
      'two positions',
      'positions',
      copy => {
        const [a, b] = [at(copy.tickets, 3), at(copy.tickets, 4)]
        const kept = a.position
        a.position = b.position
        b.position = kept
      },
    ],
    ['time of a sale in its round', 'positions', copy => (at(copy.tickets, 0).unixMs += 1)],
    ['tree of a receipt', 'positions', copy => (at(copy.tickets, 0).treeSize = sold)],
    ['amount of a prize', 'prizes', copy => (at(copy.payouts, 0).amount = '1')],
    ['winner of a prize', 'prizes', copy => (at(copy.payouts, 0).seq0 += 1)],
    ['left-out prize', 'prizes', copy => copy.payouts.pop()],
    ['added prize', 'prizes', copy => copy.payouts.push({ seq0: 15, tier: 'crown', amount: '500000' })],
    ['sum of prizes', 'prizes', copy => (copy.paid = '0')],
    ['root of prizes', 'prizes', copy => (copy.settlementRoot = zero)],
    ['title', 'signature', copy => (copy.title = 'Lucky ten')],
    ['end', 'signature', copy => (copy.endedAt += 1)],
    ["operator's last signature", 'signature', copy => (copy.resultSignature = copy.close.platformSignature)],
  ])('%s: %s', (_, step, change) => {
    expect(failedAt(altered(change))).toBe(step)
  })
})

describe('a dishonest platform that holds every key', () => {
  it.each<[string, DeckStepId, DeckCheat]>([
    [
      'moves a prize to another position',
      'order',
      {
        cards: cards => {
          swap(cards, ...differing(cards))
          return cards
        },
      },
    ],
    ['takes another salt', 'order', { cards: cards => cards.with(7, { ...at(cards, 7), salt: zero }) }],
    [
      'turns a winning card into a losing one',
      'cards',
      { cards: cards => cards.map(card => (card.outcome === 'crown' ? { ...card, outcome: '' } : card)) },
    ],
    ['publishes the deck after the first sale', 'deck', { deckSeenAt: Date.UTC(2026, 2, 1, 12, 2) }],
    [
      'gives a buyer another card',
      'positions',
      { positions: positions => positions.toSpliced(3, 2, at(positions, 4), at(positions, 3)) },
    ],
    [
      'assigns a late ticket first',
      'rounds',
      {
        tickets: tickets =>
          tickets.map((ticket, i) => ({ ...ticket, unixMs: i === 0 ? ticket.unixMs + 9000 : ticket.unixMs })),
      },
    ],
    ['keeps a prize', 'prizes', { payouts: payouts => payouts.slice(1) }],
    ['sells after the end', 'signature', { endedAt: Date.UTC(2026, 2, 1, 12, 1, 5) }],
  ])('%s: %s', (_, step, cheat) => {
    expect(failedAt(sampleDeck({ ...made, cheat }))).toBe(step)
  })

  it('rejects a grid that cannot show one of the prizes', () => {
    const grid = 'CAT/O../W..'
    const rules = { ...crosswordTerms.rules, grids: [grid] }
    const { failed } = verifyDeck(sampleDeck({ ...made, terms: { ...crosswordTerms, rules }, tickets: 0 }))
    expect(failed).toMatchObject({
      id: 'cards',
      detail: 'Not every outcome can be shown: grid 1 cannot show "10 words".',
    })
  })
})
