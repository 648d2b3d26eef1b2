import { leafHash, merkleRoot } from '@fairground/fair/crypto/merkle'
import { type Bytes, u64be, unhex } from '@fairground/fair/encoding/bytes'
import { H } from '@fairground/fair/encoding/encode'
import { dealTickets, openRow } from '@fairground/fair/fd2/deck/assign-round'
import type { TicketLine } from '@fairground/fair/fd2/deck/deck-lines'
import { toDeckRound } from '@fairground/fair/fd2/deck/deck-rounds'
import {
  sampleSealedDeck,
  type SampleSealedDeck,
  type SealedDeckCheat,
} from '@fairground/fair/fd2/deck/sample-sealed-deck.test-support'
import { sampleWorld } from '@fairground/fair/fd2/deck/sample-world.test-support'
import { assignSeed, roundHash } from '@fairground/fair/fd2/round'
import { applyMask, lockHash } from '@fairground/fair/fd2/round-lock'
import { instantPlays } from '@fairground/fair/instant/deck-tickets'
import { scratchTerms } from '@fairground/fair/instant/sample-terms.test-support'
import { playerTag, ticketLeaf } from '@fairground/fair/tickets/leaf'

export const seed = 'ground'
export const { policy, beacon, assignLinks, keyFor } = sampleWorld(seed)
/** Eleven tickets of honest buyers in three rounds of four, so that the last round has room for one more. */
const honestTickets = 11
const maxTries = 2000

/** A deck of 80 cards with one top prize. */
const makeDeck = (tickets: number, cheat: SealedDeckCheat = {}) =>
  sampleSealedDeck({ terms: scratchTerms, tickets, seed, cheat })

export const honest = makeDeck(honestTickets)
export const insiderTicket = honestTickets

const { record, cards, rounds } = honest
const { member, instance, currency } = record.seal.entry
const D = unhex(record.deck.entry.D)

const hashTicket = ({ player, price }: Pick<TicketLine, 'player' | 'price'>, seq0: number): Bytes =>
  leafHash(
    ticketLeaf({
      member,
      instance,
      seq0,
      player: unhex(player),
      plays: instantPlays,
      price: BigInt(price),
      currency,
    }),
  )

/** The leaves of the honest tickets. */
export const leaves = honest.tickets.map(hashTicket)

/** What the insider does after the last beacon value is known, with the link of the round: chooses a salt. */
export const grindPlayer = (): { readonly player: Bytes; readonly leaf: Bytes } => {
  const rows = rounds.map(line => toDeckRound(line, { member, beacon, deck: record.deck.entry.D }))
  const last = rows.at(-1)!
  const deckSize = cards.length
  const moved = new Map<number, number>()
  let served = 0
  for (const row of rows.slice(0, -1)) {
    dealTickets({ deckSize, served, moved }, openRow(row, unhex(row.signature ?? '')).seed, D, row.size)
    served = row.size
  }
  const [link, key] = [assignLinks.linkAt(last.n), keyFor(last.round)]
  const { n, round, cutAt, lock } = last
  const size = honestTickets + 1
  for (let tries = 0; tries < maxTries; tries++) {
    const player = playerTag(H('salt', u64be(tries)), 'insider')
    const leaf = hashTicket({ player: Buffer.from(player).toString('hex'), price: '200' }, insiderTicket)
    const row = { deck: D, n, size, root: merkleRoot([...leaves, leaf]) }
    const Q = roundHash({ member, beaconChainHash: beacon.chainHash, round, cutAt, rows: [row] })
    const L = lockHash(Q, round, lock, [applyMask(link, key, Q, 0)])
    const assigned = assignSeed(link, { context: Q, lock: L, deck: D }, round, unhex(last.signature ?? ''))
    const dealt = dealTickets({ deckSize, served, moved: new Map(moved) }, assigned, D, size)
    if (cards[dealt.at(-1)!.position]!.outcome === 'crown') return { player, leaf }
  }
  throw new Error('no salt leads to the top prize')
}

/** The deck with one more ticket in its last round, which the keys of platform, signer and log sign again. */
export const rebuildDeck = (player: Bytes, corruptWitnesses: readonly string[] = []): SampleSealedDeck =>
  makeDeck(honestTickets + 1, {
    player: seq0 => (seq0 === insiderTicket ? player : undefined),
    // A witness dates what it sees by its own clock, here two seconds after the beacon value.
    cosigned: (what, due) =>
      Object.fromEntries(
        (['w1', 'w2', 'w3'] as const).map(name => [
          name,
          what === rounds.length && !corruptWitnesses.includes(name) ? due + 4 : due,
        ]),
      ),
  })
