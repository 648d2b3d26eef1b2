import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { openDraws } from '#crypto/draw-stream.ts'
import { type Bytes, u64be } from '#encoding/bytes.ts'
import { enc, H2 } from '#encoding/encode.ts'

/** What is fixed before the first sale of a deck. */
export interface PublishedDeck {
  /** C */
  readonly closeHash: Bytes
  /** L of the seal: the deck's link is locked to the round after the latest end of its sale. */
  readonly lockHash: Bytes
  readonly size: number
  /** The root over all cards by position. */
  readonly root: Bytes
  /** a_0, the anchor of the links that assign the cards. */
  readonly assignAnchor: Bytes
}

/** D */
export const deckHash = ({ closeHash, lockHash, size, root, assignAnchor }: PublishedDeck): Bytes =>
  H2('deck', closeHash, lockHash, u64be(size), root, assignAnchor)

/** Makes the salts of a deck. The keyed state is shared, because a deck has up to millions of cards. */
export const openSalts = (link: Bytes, closeHash: Bytes): ((position: number) => Bytes) => {
  const keyed = hmac.create(sha256, link)
  return position =>
    keyed
      .clone()
      .update(enc('FD1/salt', closeHash, u64be(position)))
      .digest()
}

/** An array of typed numbers, so that a deck of a million cards stays small. */
type Places = Uint32Array

/** All places in order. */
export const orderedPlaces = (size: number): Places => {
  const places = new Uint32Array(size)
  for (let at = 0; at < size; at += 1) places[at] = at
  return places
}

/** One step of the shuffle for each place from `from` to `to`: afterwards these places hold their final positions. */
const shufflePlaces = (places: Places, from: number, to: number, uniform: (n: number) => number): void => {
  for (let here = from; here < to; here += 1) {
    const there = here + uniform(places.length - here)
    const position = places[there] ?? 0
    places[there] = places[here] ?? 0
    places[here] = position
  }
}

/** The order of the cards: place p of the deck holds outcome `order[p]` of the prize table. */
export const cardOrder = (seed: Bytes, closeHash: Bytes, size: number): Places => {
  const places = orderedPlaces(size)
  const draws = openDraws('FD2', seed, closeHash)('deck')
  shufflePlaces(places, 0, size, n => draws.uniform(n))
  return places
}

/** Assigns a position to each ticket from `from` to `to`: one generator serves all tickets of the row. */
export const assignPlaces = (places: Places, from: number, to: number, seed: Bytes, deck: Bytes): void => {
  const draws = openDraws('FD2', seed, deck)('assign')
  shufflePlaces(places, from, to, n => draws.uniform(n))
}
