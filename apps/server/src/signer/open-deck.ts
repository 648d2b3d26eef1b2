import { type Bytes, unhex } from '@fairground/fair/bytes'
import { type Chain, chainFrom } from '@fairground/fair/chain'
import { type Card, cardHash, deckCards, deckHash, type PublishedDeck } from '@fairground/fair/instant/deck'
import { deckSize } from '@fairground/fair/instant/deck-table'
import { merkleRoot } from '@fairground/fair/merkle'
import { drawSeed } from '@fairground/fair/seed'
import type { DeckEntry } from './signer-log.ts'

type Made = Extract<DeckEntry, { type: 'deck' }>

interface Seal {
  readonly closeHash: Bytes
  readonly round: number
  readonly link: () => Bytes
}

type PublishedCards = Pick<PublishedDeck, 'root' | 'assignAnchor'> & { readonly deckHash: Bytes }

/** One published deck as the signer's log tells it; cards and links are computed when they are first needed. */
export class OpenDeck {
  readonly made: Made
  /** The round that each link was given out for. */
  readonly rounds: number[] = []
  readonly opened = new Set<number>()
  ended = false
  readonly #seal: Seal
  #cards: Card[] | undefined
  #links: Chain | undefined
  #published: PublishedCards | undefined

  constructor(made: Made, seal: Seal) {
    this.made = made
    this.#seal = seal
  }

  note(entry: Exclude<DeckEntry, Made>): void {
    if (entry.type === 'assign') this.rounds.push(entry.round)
    else if (entry.type === 'cards') for (const position of entry.positions) this.opened.add(position)
    else this.ended = true
  }

  cards(): readonly Card[] {
    const { closeHash, round, link } = this.#seal
    const seed = () => drawSeed(link(), closeHash, round, unhex(this.made.beaconSignature))
    return (this.#cards ??= deckCards(seed(), link(), closeHash, this.made.prizeTable))
  }

  linkAt(n: number): Bytes {
    return this.#assignChain().linkAt(n)
  }

  published(): PublishedCards {
    return (this.#published ??= this.#publish())
  }

  #publish(): PublishedCards {
    const { closeHash } = this.#seal
    const root = merkleRoot(
      this.cards().map((card, position) => cardHash(this.made.instance, position, card)),
    )
    const size = deckSize(this.made.prizeTable)
    const assignAnchor = this.#assignChain().anchor
    return { root, assignAnchor, deckHash: deckHash({ closeHash, size, root, assignAnchor }) }
  }

  /** A link a round, and never more rounds than cards. */
  #assignChain(): Chain {
    return (this.#links ??= chainFrom(unhex(this.made.secret), deckSize(this.made.prizeTable)))
  }
}
