import { verifyBeacon } from '@fairground/fair/beacon/beacon'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import { closeHash, countersignHash } from '@fairground/fair/record/close-record'
import { deckSize } from '@fairground/fair/instant/deck-table'
import { type Failpoint, failpoint } from '#platform/failpoint.ts'
import { parseCloseText } from './close-text.ts'
import { OpenDeck } from './open-deck.ts'
import type { GameChains } from './game-chains.ts'
import type {
  AssignLink,
  DeckRef,
  OpenCards,
  OpenCardsAnswer,
  PublishDeck,
  PublishDeckAnswer,
  RevealAnswer,
} from './protocol.ts'
import { RequestRefused } from './request-refused.ts'
import type { SignerEntry } from './signer-log.ts'
import type { SignerDeps } from './signer.ts'

type CloseEntry = Extract<SignerEntry, { type: 'close' }>
type DeckMade = Extract<SignerEntry, { type: 'deck' }>

/**
 * Holds the secrets of instant-ticket decks: the card positions and the links that assign them. It reveals links in
 * order, each for one published beacon round; cards by position, which it logs; and the deck's own link after the deck
 * has ended, after which it assigns no more cards.
 */
export class DeckSigner {
  readonly #deps: SignerDeps
  readonly #chains: GameChains
  readonly #decks = new Map<string, OpenDeck>()

  constructor(deps: SignerDeps, chains: GameChains) {
    this.#deps = deps
    this.#chains = chains
    for (const entry of deps.log.entries) {
      if (entry.type === 'deck') this.#remember(entry)
      else if ('deck' in entry && entry.type !== 'close') this.#deck(entry).apply(entry)
    }
  }

  publish({ game, close, beaconSignature, prizeTable }: PublishDeck): PublishDeckAnswer {
    const countersigned = this.#countersigned(game, close.index)
    if (hex(closeHash(parseCloseText(close))) !== countersigned.closeHash)
      throw new RequestRefused(`index ${close.index} belongs to another close record`)
    if (hex(canonicalHash(prizeTable)) !== close.prizeTableHash)
      throw new RequestRefused('the prize table differs from the countersigned one')
    if (!verifyBeacon(this.#deps.beacon, countersigned.round, beaconSignature))
      throw new RequestRefused(`not the beacon's signature of round ${countersigned.round}`)
    const deck =
      this.#decks.get(deckKey({ game, deck: close.index })) ??
      this.#make(game, close, beaconSignature, prizeTable)
    const { at } = deck.entry
    const { root, assignAnchor, deckHash } = deck.published()
    const signature = this.#deps.key.sign(countersignHash(deckHash, at))
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
    const assignedRound = deck.rounds[n - 1]
    if (assignedRound === undefined) {
      if (deck.ended) throw new RequestRefused(`deck ${index} of ${game} has ended`)
      if (n !== deck.rounds.length + 1) throw new RequestRefused(`link ${n} is not the next one`)
      if (round <= (deck.rounds.at(-1) ?? 0))
        throw new RequestRefused(`round ${round} is not after the previous one`)
      if (!verifyBeacon(this.#deps.beacon, round, beaconSignature))
        throw new RequestRefused(`not the beacon's signature of round ${round}`)
      this.#append(deck, { type: 'assign', game, deck: index, n, round })
    } else if (assignedRound !== round)
      throw new RequestRefused(`link ${n} belongs to round ${assignedRound}`)
    return { link: hex(deck.linkAt(n)) }
  }

  openCards({ game, deck: index, positions }: OpenCards): OpenCardsAnswer {
    const deck = this.#deck({ game, deck: index })
    const cards = deck.cards()
    const outcomes = positions.map(position => {
      const card = cards[position]
      if (!card) throw new RequestRefused(`deck ${index} of ${game} has no card ${position}`)
      return card.outcome
    })
    const unopened = positions.filter(position => !deck.opened.has(position))
    if (unopened.length > 0) this.#append(deck, { type: 'cards', game, deck: index, positions: unopened })
    return { outcomes }
  }

  end({ game, deck: index }: DeckRef): RevealAnswer {
    const deck = this.#deck({ game, deck: index })
    if (!deck.ended) this.#append(deck, { type: 'deckEnd', game, deck: index })
    return { link: hex(this.#chains.get(game).linkAt(index)) }
  }

  #make(
    game: string,
    close: PublishDeck['close'],
    beaconSignature: string,
    prizeTable: PublishDeck['prizeTable'],
  ): OpenDeck {
    if (deckSize(prizeTable) < 1) throw new RequestRefused('the deck has no cards')
    const entry: DeckMade = {
      type: 'deck',
      game,
      deck: close.index,
      instance: close.instance,
      prizeTable,
      beaconSignature,
      secret: hex(this.#deps.randomBytes(32)),
      at: this.#deps.now(),
    }
    this.#deps.log.append(entry)
    failpoint('signer.afterDeck', Number(entry.instance))
    return this.#remember(entry)
  }

  #remember(entry: DeckMade): OpenDeck {
    const { closeHash: hash, round } = this.#countersigned(entry.game, entry.deck)
    const link = () => this.#chains.get(entry.game).linkAt(entry.deck)
    const deck = new OpenDeck(entry, { closeHash: unhex(hash), round, link })
    this.#decks.set(deckKey(entry), deck)
    return deck
  }

  #append(deck: OpenDeck, entry: Parameters<OpenDeck['apply']>[0]): void {
    this.#deps.log.append(entry)
    failpoint(afterLog[entry.type], Number(deck.entry.instance))
    deck.apply(entry)
  }

  #deck(ref: DeckRef): OpenDeck {
    const deck = this.#decks.get(deckKey(ref))
    if (!deck) throw new RequestRefused(`deck ${ref.deck} of ${ref.game} was not published`)
    return deck
  }

  #countersigned(game: string, index: number): CloseEntry {
    const entry = this.#deps.log.entries.find(
      (each): each is CloseEntry => each.type === 'close' && each.game === game && each.index === index,
    )
    if (!entry?.deck) throw new RequestRefused(`no deck of ${game} with index ${index} was countersigned`)
    return entry
  }
}

const afterLog: Readonly<Record<Parameters<OpenDeck['apply']>[0]['type'], Failpoint>> = {
  assign: 'signer.afterAssign',
  cards: 'signer.afterCards',
  deckEnd: 'signer.afterDeckEnd',
}

const deckKey = ({ game, deck }: DeckRef): string => `${game}#${deck}`
