import type { DeckRecord } from '@fairground/fair/instant/deck-record'
import type { DeckCheat } from '@fairground/fair/instant/sample-deck.test-support'
import type { DeckStepId } from '@fairground/fair/instant/verify-deck'
import type { Choices } from './choices.ts'
import { increase, changeDigit } from './tampering.ts'

/** One change to a deck record, and the verification step that must detect it. */
type DeckTampering = readonly [
  name: string,
  step: DeckStepId,
  change: (copy: DeckRecord, choices: Choices) => void,
]

const digit =
  (of: (copy: DeckRecord, choices: Choices) => object, field: string): DeckTampering[2] =>
  (copy, choices) => {
    const owner = of(copy, choices) as { [name: string]: string }
    owner[field] = changeDigit(owner[field]!, choices)
  }

export const deckTamperings: readonly DeckTampering[] = [
  ['an extra field', 'format', copy => void Object.assign(copy, { extra: 1 })],
  [
    'a missing field',
    'format',
    (copy, choices) => {
      Reflect.deleteProperty(copy, choices.one(Object.keys(copy)))
    },
  ],
  ['the owner of a ticket', 'tickets', digit((copy, choices) => choices.one(copy.tickets), 'player')],
  [
    'the price of a ticket',
    'tickets',
    (copy, choices) => {
      const ticket = choices.one(copy.tickets)
      ticket.price = increase(ticket.price, choices)
    },
  ],
  [
    'the order of tickets',
    'tickets',
    copy => {
      const [first, second] = copy.tickets
      const player = first!.player
      first!.player = second!.player
      second!.player = player
    },
  ],
  ['the root of the tickets', 'tickets', digit(copy => copy, 'root')],
  ['the sales', 'tickets', (copy, choices) => void (copy.sales = increase(copy.sales, choices))],
  ['the game', 'close', copy => void (copy.game += 'x')],
  ['the number of losing cards', 'close', copy => void (copy.prizeTable.losing += 1)],
  ['the beacon round', 'close', copy => void (copy.beacon.round += 1)],
  ["the operator's signature", 'close', digit(copy => copy.close, 'platformSignature')],
  ['the secret', 'chain', digit(copy => copy.chain, 'link')],
  ['the anchor', 'chain', digit(copy => copy.chain, 'anchor')],
  ['the closing time', 'round', copy => void (copy.closedAt += 3000)],
  ["the signer's signature", 'round', digit(copy => copy.close, 'signerSignature')],
  ["the beacon's value", 'beacon', digit(copy => copy.beacon, 'signature')],
  [
    'a card',
    'cards',
    (copy, choices) => {
      const card = choices.one(copy.cards)
      card.outcome = card.outcome === '' ? copy.prizeTable.tiers[0]!.name : ''
    },
  ],
  ['the salt of a card', 'cards', digit((copy, choices) => choices.one(copy.cards), 'salt')],
  ['the root of the cards', 'cards', digit(copy => copy.deck, 'root')],
  ['the deck', 'deck', digit(copy => copy.deck, 'hash')],
  ['the anchor of the assignment chain', 'deck', digit(copy => copy.deck, 'assignAnchor')],
  ["the operator's signature on the deck", 'deck', digit(copy => copy.deck, 'platformSignature')],
  ["the signer's signature on the deck", 'deck', digit(copy => copy.deck, 'signerSignature')],
  ['the countersign time of the deck', 'deck', copy => void (copy.deck.signerAt -= 1)],
  ['a link of the assignment chain', 'links', digit((copy, choices) => choices.one(copy.rounds), 'link')],
  ['a beacon round in use', 'rounds', (copy, choices) => void (choices.one(copy.rounds).round += 1)],
  ['a missing beacon round', 'rounds', copy => void copy.rounds.pop()],
  ['the value of a beacon round', 'beacons', digit((copy, choices) => choices.one(copy.rounds), 'signature')],
  [
    'the card of a ticket',
    'positions',
    (copy, choices) => {
      const ticket = choices.one(copy.tickets)
      ticket.position = (ticket.position + 1) % copy.cards.length
    },
  ],
  ['an extra prize', 'prizes', copy => void copy.payouts.push({ seq0: 0, tier: 'x', amount: '1' })],
  ['the sum of the prizes', 'prizes', (copy, choices) => void (copy.paid = increase(copy.paid, choices))],
  ['the root of the prizes', 'prizes', digit(copy => copy, 'settlementRoot')],
  ['the end time of the deck', 'signature', copy => void (copy.endedAt += 1)],
  ['the title', 'signature', copy => void (copy.title += 'x')],
  ['the signature on the result', 'signature', digit(copy => copy, 'resultSignature')],
]

/** Manipulations by an operator who holds every key, before the record is signed. */
export const deckCheatings: readonly (readonly [name: string, step: DeckStepId, cheat: DeckCheat])[] = [
  ['arranges the cards', 'order', { cards: cards => cards.toReversed() }],
  ['publishes the deck late', 'deck', { deckSeenAt: Date.UTC(2026, 2, 2) }],
  [
    'serves tickets out of order',
    'rounds',
    {
      tickets: tickets =>
        tickets.map((ticket, i) => ({ ...ticket, unixMs: ticket.unixMs - i * 4000 + 600_000 })),
    },
  ],
  [
    'swaps the cards of two tickets',
    'positions',
    {
      positions: ([first = 0, second = 0, ...others]) => [second, first, ...others],
    },
  ],
  [
    'adds a payout',
    'prizes',
    {
      payouts: payouts => [...payouts, { seq0: 0, tier: 'x', amount: '1' }],
    },
  ],
  ['sells after the end', 'signature', { endedAt: Date.UTC(2026, 2, 1, 12, 1) }],
]
