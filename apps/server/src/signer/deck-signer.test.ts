import { drawRound } from '@fairground/fair/beacon'
import { localChain, signRound } from '@fairground/fair/beacon-sign'
import { hex, unhex } from '@fairground/fair/bytes'
import { canonicalHash } from '@fairground/fair/canonical-json'
import { chainStep } from '@fairground/fair/chain'
import { countersignHash } from '@fairground/fair/close-record'
import { emptyRoot } from '@fairground/fair/merkle'
import { publicKeyOf, sign, verify } from '@fairground/fair/signature'
import { describe, expect, it } from 'vitest'
import { DeckSigner } from './deck-signer.ts'
import { GameChains } from './game-chains.ts'
import { SignerRefusal } from './refusal.ts'
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
const signerOf = (entries: SignerEntry[]) => {
  const log: SignerLog = { entries, append: entry => entries.push(entry), close: () => undefined }
  const parts = {
    log,
    key: { publicKey: publicKeyOf(key), sign: (hash: Uint8Array) => sign(key, hash) },
    beacon,
    now: () => closedAt + 500,
    randomBytes: (length: number) => new Uint8Array(length).fill(entries.length + 1),
  }
  const chains = new GameChains(parts)
  return { signer: new Signer(parts, chains), decks: new DeckSigner(parts, chains), chains }
}

const sealed = (deck?: true) => {
  // A short chain: every restart computes it anew.
  const entries: SignerEntry[] = [{ type: 'chain', game, secret: '07'.repeat(32), length: 20 }]
  const { signer } = signerOf(entries)
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
  const { entries, publish, anchor } = sealed(true)
  return { entries, publish, anchor, published: signerOf(entries).decks.publish(publish) }
}

const ofDeck = { game, deck: 1 }
const link = (n: number, number: number) => ({ ...ofDeck, n, round: number, beaconSignature: signed(number) })

describe('a deck at the signer', () => {
  it('is laid once: whoever asks again, after whatever restart, is told the same', () => {
    const { entries, publish, published } = onSale()
    expect(signerOf(entries).decks.publish(publish)).toEqual(published)
    const seen = countersignHash(unhex(published.deckHash), published.at)
    expect(verify(publicKeyOf(key), seen, unhex(published.signature))).toBe(true)
  })

  it('gives its links out in order, each for one round, the same after a restart', () => {
    const { entries, published } = onSale()
    const first = signerOf(entries).decks.assignLink(link(1, round + 4))
    expect(hex(chainStep(unhex(first.link)))).toBe(published.assignAnchor)
    const second = signerOf(entries).decks.assignLink(link(2, round + 9))
    expect(hex(chainStep(unhex(second.link)))).toBe(first.link)
    expect(signerOf(entries).decks.assignLink(link(1, round + 4))).toEqual(first)
  })

  it('opens the cards asked for and logs each once; the whole deck is what its table says', () => {
    const { entries } = onSale()
    const { decks } = signerOf(entries)
    const { outcomes } = decks.openCards({ ...ofDeck, positions: [0, 1, 2, 3, 4, 5, 6] })
    expect(outcomes.toSorted()).toEqual(['', '', '', '', '', 'crown', 'crown'])
    expect(signerOf(entries).decks.openCards({ ...ofDeck, positions: [6, 0] })).toEqual({
      outcomes: [outcomes[6], outcomes[0]],
    })
    expect(entries.filter(entry => entry.type === 'cards')).toHaveLength(1)
  })

  it('shows its own link when it has ended, and assigns no more', () => {
    const { entries, anchor } = onSale()
    const ended = signerOf(entries).decks.end(ofDeck)
    expect(hex(chainStep(unhex(ended.link)))).toBe(anchor)
    expect(signerOf(entries).decks.end(ofDeck)).toEqual(ended)
    expect(() => signerOf(entries).decks.assignLink(link(1, round + 4))).toThrow(SignerRefusal)
  })

  const { entries: sold } = onSale()
  signerOf(sold).decks.assignLink(link(1, round + 4))
  const refused: readonly [string, () => unknown][] = [
    [
      'its link while it is sold',
      () => signerOf(sold).signer.reveal({ game, index: 1, beaconSignature: signed(round) }),
    ],
    ['a link out of order', () => signerOf(sold).decks.assignLink(link(3, round + 9))],
    ['a link for another round than before', () => signerOf(sold).decks.assignLink(link(1, round + 5))],
    ['a link for an earlier round', () => signerOf(sold).decks.assignLink(link(2, round + 4))],
    [
      'a link for a round that is not there',
      () => signerOf(sold).decks.assignLink({ ...link(2, round + 9), beaconSignature: signed(round + 8) }),
    ],
    ['a card that is not there', () => signerOf(sold).decks.openCards({ ...ofDeck, positions: [7] })],
    ['a deck that was never published', () => signerOf(sold).decks.end({ game, deck: 2 })],
    ['the seal of a draw laid as a deck', () => signerOf(sealed().entries).decks.publish(sealed().publish)],
    [
      'another prize table than sealed',
      () => {
        const { entries, publish } = sealed(true)
        return signerOf(entries).decks.publish({ ...publish, prizeTable: { ...prizeTable, losing: 6 } })
      },
    ],
    [
      'another round than sealed',
      () => {
        const { entries, publish } = sealed(true)
        return signerOf(entries).decks.publish({ ...publish, beaconSignature: signed(round + 1) })
      },
    ],
  ]
  it.each(refused)('refuses %s', (_, ask) => {
    expect(ask).toThrow(SignerRefusal)
  })
})
