import { verifyBeacon } from '@fairground/fair/beacon'
import { hex, unhex } from '@fairground/fair/bytes'
import { canonicalHash } from '@fairground/fair/canonical-json'
import { closeHash, countersignHash } from '@fairground/fair/close-record'
import { deckSize } from '@fairground/fair/instant/deck-table'
import { type Failpoint, failpoint } from '#failpoint.ts'
import { closeOfText } from './close-text.ts'
import { OpenDeck } from './open-deck.ts'
import type { GameChains } from './game-chains.ts'
import type {
  AssignLink,
  OfDeck,
  OpenCards,
  OpenCardsAnswer,
  PublishDeck,
  PublishDeckAnswer,
  RevealAnswer,
} from './protocol.ts'
import { SignerRefusal } from './refusal.ts'
import type { SignerEntry } from './signer-log.ts'
import type { SignerParts } from './signer.ts'

type CloseEntry = Extract<SignerEntry, { type: 'close' }>
type DeckMade = Extract<SignerEntry, { type: 'deck' }>

/**
 * Holds what is secret about decks of instant tickets: where the cards lie, and the links that assign them. A link is
 * given out for one beacon round that exists, in order; a card when it is asked for by its position, which is logged;
 * the deck's own link when it has ended, after which it assigns no more.
 */
export class DeckSigner {
  readonly #parts: SignerParts
  readonly #chains: GameChains
  readonly #decks = new Map<string, OpenDeck>()

  constructor(parts: SignerParts, chains: GameChains) {
    this.#parts = parts
    this.#chains = chains
    for (const entry of parts.log.entries) {
      if (entry.type === 'deck') this.#remember(entry)
      else if ('deck' in entry && entry.type !== 'close') this.#deck(entry).note(entry)
    }
  }

  publish({ game, close, beaconSignature, prizeTable }: PublishDeck): PublishDeckAnswer {
    const sealed = this.#sealed(game, close.index)
    if (hex(closeHash(closeOfText(close))) !== sealed.closeHash)
      throw new SignerRefusal(`index ${close.index} belongs to another close record`)
    if (hex(canonicalHash(prizeTable)) !== close.prizeTableHash)
      throw new SignerRefusal('the prize table is not the sealed one')
    if (!verifyBeacon(this.#parts.beacon, sealed.round, beaconSignature))
      throw new SignerRefusal(`this is not the beacon's signature of round ${sealed.round}`)
    const deck =
      this.#decks.get(keyOf({ game, deck: close.index })) ??
      this.#make(game, close, beaconSignature, prizeTable)
    const { at } = deck.made
    const { root, assignAnchor, deckHash } = deck.published()
    const signature = this.#parts.key.sign(countersignHash(deckHash, at))
    return {
      root: hex(root),
      assignAnchor: hex(assignAnchor),
      deckHash: hex(deckHash),
      signature: hex(signature),
      at,
    }
  }

  assignLink({ game, deck: index, n, round, beaconSignature }: AssignLink): RevealAnswer {
    const deck = this.#deck({ game, deck: index })
    const given = deck.rounds[n - 1]
    if (given === undefined) {
      if (deck.ended) throw new SignerRefusal(`deck ${index} of ${game} has ended`)
      if (n !== deck.rounds.length + 1) throw new SignerRefusal(`link ${n} is not the next one`)
      if (round <= (deck.rounds.at(-1) ?? 0)) throw new SignerRefusal(`round ${round} is not a later one`)
      if (!verifyBeacon(this.#parts.beacon, round, beaconSignature))
        throw new SignerRefusal(`this is not the beacon's signature of round ${round}`)
      this.#append(deck, { type: 'assign', game, deck: index, n, round })
    } else if (given !== round) throw new SignerRefusal(`link ${n} belongs to round ${given}`)
    return { link: hex(deck.linkAt(n)) }
  }

  openCards({ game, deck: index, positions }: OpenCards): OpenCardsAnswer {
    const deck = this.#deck({ game, deck: index })
    const cards = deck.cards()
    const outcomes = positions.map(position => {
      const card = cards[position]
      if (!card) throw new SignerRefusal(`deck ${index} of ${game} has no card ${position}`)
      return card.outcome
    })
    const unopened = positions.filter(position => !deck.opened.has(position))
    if (unopened.length > 0) this.#append(deck, { type: 'cards', game, deck: index, positions: unopened })
    return { outcomes }
  }

  end({ game, deck: index }: OfDeck): RevealAnswer {
    const deck = this.#deck({ game, deck: index })
    if (!deck.ended) this.#append(deck, { type: 'deckEnd', game, deck: index })
    return { link: hex(this.#chains.of(game).linkAt(index)) }
  }

  #make(
    game: string,
    close: PublishDeck['close'],
    beaconSignature: string,
    prizeTable: PublishDeck['prizeTable'],
  ): OpenDeck {
    if (deckSize(prizeTable) < 1) throw new SignerRefusal('a deck has cards')
    const entry: DeckMade = {
      type: 'deck',
      game,
      deck: close.index,
      instance: close.instance,
      prizeTable,
      beaconSignature,
      secret: hex(this.#parts.randomBytes(32)),
      at: this.#parts.now(),
    }
    this.#parts.log.append(entry)
    failpoint('signer.afterDeck', Number(entry.instance))
    return this.#remember(entry)
  }

  #remember(entry: DeckMade): OpenDeck {
    const { closeHash: hash, round } = this.#sealed(entry.game, entry.deck)
    const link = () => this.#chains.of(entry.game).linkAt(entry.deck)
    const deck = new OpenDeck(entry, { closeHash: unhex(hash), round, link })
    this.#decks.set(keyOf(entry), deck)
    return deck
  }

  #append(deck: OpenDeck, entry: Parameters<OpenDeck['note']>[0]): void {
    this.#parts.log.append(entry)
    failpoint(afterLog[entry.type], Number(deck.made.instance))
    deck.note(entry)
  }

  #deck(of: OfDeck): OpenDeck {
    const deck = this.#decks.get(keyOf(of))
    if (!deck) throw new SignerRefusal(`deck ${of.deck} of ${of.game} was not published`)
    return deck
  }

  #sealed(game: string, index: number): CloseEntry {
    const entry = this.#parts.log.entries.find(
      (each): each is CloseEntry => each.type === 'close' && each.game === game && each.index === index,
    )
    if (!entry?.deck) throw new SignerRefusal(`no deck of ${game} with index ${index} was countersigned`)
    return entry
  }
}

const afterLog: Readonly<Record<Parameters<OpenDeck['note']>[0]['type'], Failpoint>> = {
  assign: 'signer.afterAssign',
  cards: 'signer.afterCards',
  deckEnd: 'signer.afterDeckEnd',
}

const keyOf = ({ game, deck }: OfDeck): string => `${game}#${deck}`
