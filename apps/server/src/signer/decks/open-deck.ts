import { type Bytes, unhex } from '@fairground/fair/encoding/bytes'
import { assignPlaces, orderedPlaces } from '@fairground/fair/fd2/deck-draft'
import { assignSeed } from '@fairground/fair/fd2/round'
import { type DeckTable, deckSize } from '@fairground/fair/instant/deck-table'
import type { DeckRound, DeckState } from '../log/deck-states.ts'
import { countLinks } from './card-table.ts'
import { createLinkReader } from './link-table.ts'

/** The positions that a deck on sale has assigned, computed from the dealt rounds in the log. */
export class OpenDeck {
  readonly linkAt: (n: number) => Bytes
  readonly #state: DeckState
  readonly #places: Uint32Array
  /** The rounds and tickets that already have positions. */
  #rounds = 0
  #served = 0

  constructor(state: DeckState, prizeTable: DeckTable, links: Uint8Array) {
    this.#state = state
    this.linkAt = createLinkReader(links, countLinks(prizeTable))
    this.#places = orderedPlaces(deckSize(prizeTable))
  }

  /** The positions of the round's tickets, in order. The round and all earlier ones are dealt or missed. */
  positions({ n }: DeckRound): { from: number; positions: Uint32Array } {
    while (this.#rounds < n) this.#assign(this.#state.rounds[this.#rounds])
    const rounds = this.#state.rounds.slice(0, n)
    const from = rounds.findLast(each => each.n < n && !each.missed)?.size ?? 0
    return { from, positions: this.#places.slice(from, rounds.at(-1)?.size) }
  }

  #assign(round: DeckRound | undefined): void {
    if (!round) throw new Error('the deck has no such round')
    this.#rounds += 1
    if (round.missed) return
    if (round.beaconSignature === undefined) throw new Error(`round ${round.n} of the deck is not dealt`)
    const deck = unhex(round.deckHash)
    const context = { context: unhex(round.roundHash), lock: unhex(round.lockHash), deck }
    const signature = unhex(round.beaconSignature)
    const seed = assignSeed(this.linkAt(round.n), context, round.round, signature)
    assignPlaces(this.#places, this.#served, round.size, seed, deck)
    this.#served = round.size
  }
}
