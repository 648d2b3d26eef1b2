import { leafHash, merkleRoot } from '@fairground/fair/crypto/merkle'
import { verify } from '@fairground/fair/crypto/signature'
import { type Bytes, hex, unhex } from '@fairground/fair/encoding/bytes'
import { lockHash } from '@fairground/fair/fd2/round-lock'
import { winnersHash } from '@fairground/fair/fd2/control'
import { batchHash, receiptLeaf } from '@fairground/fair/fd2/receipt'
import { deckEndRound } from '@fairground/fair/fd2/deck/deck-hash'
import {
  sampleCardPath,
  sampleSealedDeck,
  type SampleSealedDeck,
} from '@fairground/fair/fd2/deck/sample-sealed-deck.test-support'
import { sampleWorld } from '@fairground/fair/fd2/deck/sample-world.test-support'
import { scratchTerms } from '@fairground/fair/instant/sample-terms.test-support'
import { settlementRoot } from '@fairground/fair/settlement/settlement'
import { ticketLeaf } from '@fairground/fair/tickets/leaf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ControlProcess, startControl } from '@fairground/testkit/services/control'
import { startTimeout } from './start-world.ts'

const seed = 'control'
const world = sampleWorld(seed)
const deck = sampleSealedDeck({ terms: scratchTerms, tickets: 24, perRound: 8, seed, missed: [2] })
const { record, rounds, tickets } = deck
const seal = record.seal.entry
const { member, instance } = seal
const D = record.deck.entry.D

let control: ControlProcess
beforeAll(async () => {
  const operators = { [member]: { platformKeys: [world.keys.platform], signerKeys: [world.keys.signer] } }
  control = await startControl({ beacon: { relays: [], chain: record.beacon }, operators })
}, startTimeout)
afterAll(() => control.stop())

const post = (path: string, body: unknown) => control.post(path, body)

const leaves = tickets.map(({ player, price }, seq0) =>
  leafHash(
    ticketLeaf({
      member,
      instance,
      seq0,
      player: unhex(player),
      plays: '',
      price: BigInt(price),
      currency: seal.currency,
    }),
  ),
)

/** One batch with all tickets. */
function batchAll() {
  const stated = { treeSize: leaves.length, root: merkleRoot(leaves) }
  const terms = { rulesHash: unhex(seal.rules), prizeTableHash: unhex(seal.prizes) }
  const receipts = leaves.map((leaf, seq0) =>
    receiptLeaf({ member, instance, seq0, leafHash: leaf, ...stated, ...terms }),
  )
  const head = { n: 1, unixMs: seal.closedAt, previous: new Uint8Array(32) as Bytes }
  const hash = batchHash({ member, ...head, count: receipts.length, root: merkleRoot(receipts) })
  const { treeSize, root } = stated
  return {
    ...head,
    previous: hex(head.previous),
    signature: world.sign('platform', hash),
    heads: [
      {
        instance,
        currency: seal.currency,
        treeSize,
        root: hex(root),
        rulesHash: seal.rules,
        prizeTableHash: seal.prizes,
      },
    ],
    tickets: tickets.map(({ player, price }, seq0) => ({ instance, seq0, player, plays: '', price })),
  }
}

const roundRequest = ({ entry, signature }: SampleSealedDeck['rounds'][number]) => ({
  member,
  entry,
  uncontrolled: entry.rows.map(([name]) => name).filter(name => name !== D),
  ...(signature === null ? { missed: true } : { beacon: signature }),
})

const settle = (payouts: SampleSealedDeck['record']['payouts']) => {
  const exact = payouts.map(({ seq0, tier, amount }) => ({
    seq0,
    tier,
    fromPool: BigInt(amount),
    fromJackpot: 0n,
  }))
  const paid = exact.reduce((sum, each) => sum + each.fromPool, 0n)
  return { payouts, root: hex(settlementRoot(instance, exact)), paid: String(paid), count: payouts.length }
}

describe('the control system of a deck', () => {
  it('takes over the seal and the sales', async () => {
    const { rules, prizeTable } = record
    const { game, currency } = seal
    expect(
      await post('/terms', { member, game, instance, rules, prizeTable, currency, jackpot: '0' }),
    ).toMatchObject({ status: 200 })
    const other = { ...record.deck.entry, anchor: record.root }
    expect(await post('/decks', { seal, deck: other })).toMatchObject({
      status: 409,
      body: { differences: [{ what: 'D' }] },
    })
    expect(await post('/decks', { seal, deck: record.deck.entry })).toMatchObject({ status: 200 })
    const first = rounds[0]!
    expect(await post('/rounds', roundRequest(first))).toMatchObject({
      body: { error: 'batches are missing' },
    })
    expect(await post('/batches', { member, batches: [batchAll()] })).toMatchObject({ status: 200 })
  })

  it('deals the cards of every round itself', async () => {
    const [first, ...others] = rounds
    const { entry } = first!
    const forged = { ...entry, signer: { ...entry.signer, at: entry.signer.at + 1 } }
    expect(await post('/rounds', { member, entry: forged })).toMatchObject({
      status: 409,
      body: { kind: 'signer' },
    })
    expect(await post('/rounds', { member, entry: others[0]!.entry })).toMatchObject({
      body: { error: 'deck is unknown' },
    })
    expect(await post('/rounds', roundRequest(others[1]!))).toMatchObject({
      status: 409,
      body: { differences: [{ what: 'n' }] },
    })
    const dealt: [number, number][] = []
    for (const line of rounds) {
      const answer = await post('/rounds', roundRequest(line))
      expect(answer.status).toBe(200)
      expect(await post('/rounds', roundRequest(line))).toEqual(answer)
      dealt.push(...((answer.body['dealt'] as Record<string, [number, number][]>)[D] ?? []))
    }
    expect(dealt).toEqual(tickets.map(({ position }, seq0) => [seq0, position]))
  })

  it('signs the prizes of a round if its cards are in the deck', async () => {
    const line = rounds.at(-1)!
    const inRound = record.payouts.filter(({ seq0 }) => seq0 >= 8)
    const cards = inRound.map(({ seq0, tier }) => {
      const position = tickets[seq0]!.position!
      const path = sampleCardPath(deck, position)
      return { seq0, outcome: tier, salt: deck.cards[position]!.salt, path }
    })
    expect(cards.length).toBeGreaterThan(0)
    const request = { member, deck: D, Q: line.entry.Q, cards, settlement: settle(inRound) }
    expect(await post('/winners', request)).toMatchObject({ status: 200 })
    const better = cards.with(0, { ...cards[0]!, outcome: record.prizeTable.tiers[0]!.name, path: [] })
    expect(await post('/winners', { ...request, cards: better })).toMatchObject({
      status: 409,
      body: { held: true, differences: [{ what: 'card', seq0: cards[0]!.seq0 }] },
    })
  })

  it('signs all prizes of the ended deck, and only the right ones', async () => {
    const request = { member, deck: D, link: record.link, beacon: record.sealSignature }
    const fewer = settle(record.payouts.slice(1))
    expect(await post('/winners', { ...request, settlement: fewer })).toMatchObject({
      status: 409,
      body: {
        held: true,
        differences: [{ what: 'payout', seq0: record.payouts[0]!.seq0, theirs: null }, {}, {}, {}],
      },
    })
    expect(await post('/winners', { ...request, link: D, settlement: settle(record.payouts) })).toMatchObject(
      { status: 409, body: { differences: [{ what: 'link' }] } },
    )
    const { status, body } = await post('/winners', { ...request, settlement: settle(record.payouts) })
    expect(status).toBe(200)
    const end = deckEndRound(record.beacon, seal.latestEnd ?? 0)
    const lock = lockHash(unhex(seal.C), end, unhex(seal.lock), seal.masks.map(unhex))
    const signed = winnersHash({
      close: unhex(seal.C),
      lock,
      settlementRoot: unhex(record.settlementRoot),
      paid: BigInt(record.paid),
      count: record.payouts.length,
    })
    expect(verify(unhex(control.key), signed, unhex(body['signature'] as string))).toBe(true)
  })
})
