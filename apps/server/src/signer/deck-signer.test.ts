import { drawRound } from '@fairground/fair/beacon/beacon'
import { localChain, signRound } from '@fairground/fair/beacon/local-beacon'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import { chainStep } from '@fairground/fair/crypto/hash-chain'
import { countersignHash } from '@fairground/fair/record/close-record'
import { emptyRoot } from '@fairground/fair/crypto/merkle'
import { getPublicKey, sign, verify } from '@fairground/fair/crypto/signature'
import { describe, expect, it } from 'vitest'
import { DeckSigner } from './deck-signer.ts'
import { GameChains } from './game-chains.ts'
import { RequestRefused } from './request-refused.ts'
import type { SignerEntry, SignerLog } from './signer-log.ts'
import { Signer } from './signer.ts'

const game = '1/8'
const prizeTable = { tiers: [{ name: 'crown', prize: '300', count: 2 }], losing: 5 }
const beaconSecret = new Uint8Array(32).fill(4)
const beacon = localChain(beaconSecret, 1_700_000_000, 3, 'test')
const key = new Uint8Array(32).fill(9)
const closedAt = 1_700_100_000_000
const round = drawRound(beacon, closedAt)
const signed = (number: number) => signRound(beaconSecret, number)

/** A signer that has read this log, as after a restart. */
const bootSigner = (entries: SignerEntry[]) => {
  const log: SignerLog = { entries, append: entry => entries.push(entry), close: () => undefined }
  const deps = {
    log,
    key: { publicKey: getPublicKey(key), sign: (hash: Uint8Array) => sign(key, hash) },
    beacon,
    now: () => closedAt + 500,
    randomBytes: (length: number) => new Uint8Array(length).fill(entries.length + 1),
  }
  const chains = new GameChains(deps)
  return { signer: new Signer(deps, chains), decks: new DeckSigner(deps, chains), chains }
}

const countersigned = (deck?: true) => {
  // A short chain, because every restart computes it again.
  const entries: SignerEntry[] = [{ type: 'chain', game, secret: '07'.repeat(32), length: 20 }]
  const { signer } = bootSigner(entries)
  const { anchor } = signer.openChain({ game })
  const close = {
    member: '1',
    game: '8',
    instance: '77',
    rulesHash: hex(canonicalHash({ kind: 'scratchcardGame' })),
    prizeTableHash: hex(canonicalHash(prizeTable)),
    treeSize: 0,
    root: hex(emptyRoot()),
    pool: '0',
    jackpot: '0',
    currency: 'EUR',
    previous: anchor,
    index: 1,
    beaconChainHash: beacon.chainHash,
    round,
  }
  signer.countersign({ game, closedAt, close, ...(deck && { deck }) })
  const publish = { game, close, beaconSignature: signed(round), prizeTable }
  return { entries, publish, anchor }
}

const onSale = () => {
  const { entries, publish, anchor } = countersigned(true)
  return { entries, publish, anchor, published: bootSigner(entries).decks.publish(publish) }
}

const deckRef = { game, deck: 1 }
const link = (n: number, number: number) => ({
  ...deckRef,
  n,
  round: number,
  beaconSignature: signed(number),
})

describe('a deck at the signer', () => {
  it('is created once and published identically after a restart', () => {
    const { entries, publish, published } = onSale()
    expect(bootSigner(entries).decks.publish(publish)).toEqual(published)
    const seen = countersignHash(unhex(published.deckHash), published.at)
    expect(verify(getPublicKey(key), seen, unhex(published.signature))).toBe(true)
  })

  it('reveals its links in order, each for one beacon round, identically after a restart', () => {
    const { entries, published } = onSale()
    const first = bootSigner(entries).decks.assignLink(link(1, round + 4))
    expect(hex(chainStep(unhex(first.link)))).toBe(published.assignAnchor)
    const second = bootSigner(entries).decks.assignLink(link(2, round + 9))
    expect(hex(chainStep(unhex(second.link)))).toBe(first.link)
    expect(bootSigner(entries).decks.assignLink(link(1, round + 4))).toEqual(first)
  })

  it('opens cards by position, logs each once, and matches the prize table as a whole', () => {
    const { entries } = onSale()
    const { decks } = bootSigner(entries)
    const { outcomes } = decks.openCards({ ...deckRef, positions: [0, 1, 2, 3, 4, 5, 6] })
    expect(outcomes.toSorted()).toEqual(['', '', '', '', '', 'crown', 'crown'])
    expect(bootSigner(entries).decks.openCards({ ...deckRef, positions: [6, 0] })).toEqual({
      outcomes: [outcomes[6], outcomes[0]],
    })
    expect(entries.filter(entry => entry.type === 'cards')).toHaveLength(1)
  })

  it('reveals its own link when it has ended, and assigns no more cards', () => {
    const { entries, anchor } = onSale()
    const ended = bootSigner(entries).decks.end(deckRef)
    expect(hex(chainStep(unhex(ended.link)))).toBe(anchor)
    expect(bootSigner(entries).decks.end(deckRef)).toEqual(ended)
    expect(() => bootSigner(entries).decks.assignLink(link(1, round + 4))).toThrow(RequestRefused)
  })

  const { entries: sold } = onSale()
  bootSigner(sold).decks.assignLink(link(1, round + 4))
  const refused: readonly [string, () => unknown][] = [
    [
      'its link while it is on sale',
      () => bootSigner(sold).signer.reveal({ game, index: 1, beaconSignature: signed(round) }),
    ],
    ['a link out of order', () => bootSigner(sold).decks.assignLink(link(3, round + 9))],
    [
      'a link for another beacon round than before',
      () => bootSigner(sold).decks.assignLink(link(1, round + 5)),
    ],
    ['a link for an earlier beacon round', () => bootSigner(sold).decks.assignLink(link(2, round + 4))],
    [
      'a link for a beacon round that is not published',
      () => bootSigner(sold).decks.assignLink({ ...link(2, round + 9), beaconSignature: signed(round + 8) }),
    ],
    ['a card that does not exist', () => bootSigner(sold).decks.openCards({ ...deckRef, positions: [7] })],
    ['a deck that was never published', () => bootSigner(sold).decks.end({ game, deck: 2 })],
    [
      'the close record of a draw published as a deck',
      () => bootSigner(countersigned().entries).decks.publish(countersigned().publish),
    ],
    [
      'another prize table than countersigned',
      () => {
        const { entries, publish } = countersigned(true)
        return bootSigner(entries).decks.publish({ ...publish, prizeTable: { ...prizeTable, losing: 6 } })
      },
    ],
    [
      'another beacon round than countersigned',
      () => {
        const { entries, publish } = countersigned(true)
        return bootSigner(entries).decks.publish({ ...publish, beaconSignature: signed(round + 1) })
      },
    ],
  ]
  it.each(refused)('refuses %s', (_, call) => {
    expect(call).toThrow(RequestRefused)
  })
})
