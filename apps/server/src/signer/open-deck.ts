import { type Bytes, unhex } from '@fairground/fair/encoding/bytes'
import { type Chain, chainFrom } from '@fairground/fair/crypto/hash-chain'
import { type Card, cardHash, deckCards, deckHash, type PublishedDeck } from '@fairground/fair/instant/deck'
import { deckSize } from '@fairground/fair/instant/deck-table'
import { merkleRoot } from '@fairground/fair/crypto/merkle'
import { drawSeed } from '@fairground/fair/crypto/seed'
import type { DeckEntry } from './signer-log.ts'

type PublishedEntry = Extract<DeckEntry, { type: 'deck' }>

interface DeckClose {
  readonly closeHash: Bytes
  readonly round: number
  readonly link: () => Bytes
}

type PublishedCards = Pick<PublishedDeck, 'root' | 'assignAnchor'> & { readonly deckHash: Bytes }

/** One published deck, rebuilt from the signer's log; cards and links are computed on first use. */
export class OpenDeck {
  readonly entry: PublishedEntry
  /** The beacon round of each revealed link. */
  readonly rounds: number[] = []
  readonly opened = new Set<number>()
  ended = false
  readonly #close: DeckClose
  #cards: Card[] | undefined
  #links: Chain | undefined
  #published: PublishedCards | undefined

  constructor(entry: PublishedEntry, close: DeckClose) {
    this.entry = entry
    this.#close = close
  }

  apply(entry: Exclude<DeckEntry, PublishedEntry>): void {
    if (entry.type === 'assign') this.rounds.push(entry.round)
    else if (entry.type === 'cards') for (const position of entry.positions) this.opened.add(position)
    else this.ended = true
  }

  cards(): readonly Card[] {
    const { closeHash, round, link } = this.#close
    const seed = () => drawSeed(link(), closeHash, round, unhex(this.entry.beaconSignature))
    return (this.#cards ??= deckCards(seed(), link(), closeHash, this.entry.prizeTable))
  }

  linkAt(n: number): Bytes {
    return this.#assignChain().linkAt(n)
  }

  published(): PublishedCards {
    return (this.#published ??= this.#publish())
  }

  #publish(): PublishedCards {
    const { closeHash } = this.#close
    const root = merkleRoot(
      this.cards().map((card, position) => cardHash(this.entry.instance, position, card)),
    )
    const size = deckSize(this.entry.prizeTable)
    const assignAnchor = this.#assignChain().anchor
    return { root, assignAnchor, deckHash: deckHash({ closeHash, size, root, assignAnchor }) }
  }

  /** One link per beacon round, and never more rounds than cards. */
  #assignChain(): Chain {
    return (this.#links ??= chainFrom(unhex(this.entry.secret), deckSize(this.entry.prizeTable)))
  }
}
