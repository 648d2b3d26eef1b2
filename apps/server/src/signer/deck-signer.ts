import { roundAt, verifyBeacon } from '@fairground/fair/beacon/beacon'
import { emptyRoot } from '@fairground/fair/crypto/merkle'
import { type Bytes, hex, unhex } from '@fairground/fair/encoding/bytes'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import { closeHash } from '@fairground/fair/fd2/close'
import { deckHash } from '@fairground/fair/fd2/deck-draft'
import { deckSize } from '@fairground/fair/instant/deck-table'
import { failpoint } from '#platform/failpoint.ts'
import { checkClose, checkInTime } from './check-close.ts'
import { parseCloseText } from './close-text.ts'
import { countLinks, type DeckInputs } from './decks/card-table.ts'
import { CardReader, openCard } from './decks/card-tree.ts'
import { createLinkReader } from './decks/link-table.ts'
import { OpenDeck } from './decks/open-deck.ts'
import type { DeckRound, DeckState, PublishedDeckState } from './log/deck-states.ts'
import type { ChainState } from './log/state.ts'
import { RecentMap } from './log/recent-map.ts'
import type {
  CountersignAnswer,
  Deal,
  DealAnswer,
  DeckRef,
  LinkAnswer,
  PublishDeck,
  PublishDeckAnswer,
  SealDeck,
} from './protocol.ts'
import { RequestRefused } from './request-refused.ts'
import type { SignerDeps } from './signer-deps.ts'
import { findSpent } from './signer.ts'
import { repeatStatement, signStatement, toAnswer } from './statement.ts'

interface PublishedDeck {
  readonly state: DeckState
  readonly published: PublishedDeckState
}

/**
 * Holds the secrets of instant-ticket decks: the order of the cards and the links that assign them. It opens exactly the
 * cards of the tickets that it countersigned before their beacon round; no request names a position.
 */
export class DeckSigner {
  readonly #deps: SignerDeps
  readonly #open = new Map<string, OpenDeck>()
  /** Checking a beacon signature takes long, and all decks of a round present the same one. */
  readonly #beaconSignatures = new RecentMap<number, string>(32)

  constructor(deps: SignerDeps) {
    this.#deps = deps
  }

  seal({ game, close, latestEnd }: SealDeck): CountersignAnswer {
    const { beacon, journal } = this.#deps
    const chain = this.#deps.chains.find(game, close.chain)
    const context = closeHash(parseCloseText(close))
    const endRound = roundAt(beacon, latestEnd) + 1
    if (close.index <= chain.spent) return this.#repeatSeal(chain, close.index, context, endRound)
    checkClose(this.#deps, game, close, chain)
    const { treeSize, root, pool, jackpot } = close
    if (treeSize !== 0 || root !== hex(emptyRoot()) || pool !== '0' || jackpot !== '0')
      throw new RequestRefused('deck', 'the record of a deck has no tickets, pool or jackpot')
    if (endRound <= close.round)
      throw new RequestRefused('round', 'the sale of the deck ends before it begins')
    const sealed = this.#sealLink(chain, context, endRound, close.index)
    const at = checkInTime(this.#deps, close.round)
    journal.append(
      {
        type: 'seal',
        game,
        chain: close.chain,
        index: close.index,
        instance: close.instance,
        closeHash: hex(context),
        lockHash: hex(sealed.lockHash),
        prizeTableHash: close.prizeTableHash,
        round: close.round,
        endRound,
        at,
      },
      signStatement(this.#deps, context, sealed.lockHash, at),
    )
    failpoint('signer.afterSeal', Number(close.instance))
    return this.#repeatSeal(chain, close.index, context, endRound)
  }

  publish(request: PublishDeck): PublishDeckAnswer {
    const { prizeTable, beaconSignature } = request
    const state = this.#find(request)
    const { seal } = state
    if (state.ended) throw new RequestRefused('deck', `deck ${seal.index} of ${seal.game} has ended`)
    if (hex(canonicalHash(prizeTable)) !== seal.prizeTableHash)
      throw new RequestRefused('deck', 'the prize table differs from the countersigned one')
    if (deckSize(prizeTable) < 1) throw new RequestRefused('deck', 'the deck has no cards')
    this.#checkBeacon(seal.round, beaconSignature)
    // A statement of an earlier term that is not in the public log yet would be refused there.
    if (state.published?.statement.term !== this.#deps.journal.state.term?.term) this.#publish(state, request)
    const { entry, statement } = this.#findPublished(request).published
    const { root, assignAnchor, deckHash: hash } = entry
    return { size: deckSize(prizeTable), root, assignAnchor, deckHash: hash, ...statement }
  }

  deal({ round, beaconSignature, ...ref }: Deal): DealAnswer {
    const { state, published } = this.#findPublished(ref)
    const { deckHash: hash, prizeTable } = published.entry
    const index = state.rounds.findLastIndex(each => each.round === round)
    const row = state.rounds[index]
    if (!row || row.missed)
      throw new RequestRefused('deck', `no tickets of the deck were countersigned for round ${round}`)
    const waiting = state.rounds.slice(0, index).find(isWaiting)
    if (waiting) throw new RequestRefused('order', `round ${waiting.round} of the deck is not dealt yet`)
    this.#checkBeacon(round, beaconSignature)
    const inputs = this.#inputs(state, prizeTable, published.entry.beaconSignature)
    const table = this.#deps.cards.get(inputs)
    if (isWaiting(row)) {
      this.#deps.journal.append({ type: 'deal', deckHash: hash, round, beaconSignature })
      failpoint('signer.afterDeal', Number(state.seal.instance))
    }
    const deck = this.#openDeck(state, published)
    const { from, positions } = deck.positions(row)
    const reader = new CardReader(inputs, table.tiers)
    const cards = Array.from(positions, position => openCard(table, reader, position))
    return { link: hex(deck.linkAt(row.n)), from, cards }
  }

  /** Ends the sale and reveals the deck's link. A sealed deck that was never published ends too. */
  end(ref: DeckRef): LinkAnswer {
    const { chains, journal } = this.#deps
    const state = this.#find(ref)
    const { game, chain, index, instance } = state.seal
    const waiting = state.rounds.find(isWaiting)
    if (waiting) throw new RequestRefused('order', `round ${waiting.round} of the deck is not dealt yet`)
    if (!state.ended) {
      journal.append({ type: 'end', game, chain, index })
      failpoint('signer.afterDeckEnd', Number(instance))
      this.#forget(state)
    }
    return { link: hex(chains.links(chains.find(game, chain)).linkAt(index)) }
  }

  /** What the cards of the decks on sale depend on. */
  openDecks(): DeckInputs[] {
    return this.#deps.journal.state.decks
      .onSale()
      .map(({ state, entry }) => this.#inputs(state, entry.prizeTable, entry.beaconSignature))
  }

  /** The link of a published deck, for the signer's countersignature of a round. */
  assignLink(deckHash: string, n: number): Bytes {
    const state = this.#deps.journal.state.decks.findPublished(deckHash)
    if (!state?.published) throw new RequestRefused('deck', 'the deck was not published')
    return this.#openDeck(state, state.published).linkAt(n)
  }

  #publish(state: DeckState, { prizeTable, beaconSignature }: PublishDeck) {
    const { journal, now } = this.#deps
    const { game, chain, index, instance, closeHash: close, lockHash: lock } = state.seal
    const table = this.#deps.cards.get(this.#inputs(state, prizeTable, beaconSignature))
    const assignAnchor = createLinkReader(table.links, countLinks(prizeTable))(0)
    const [closeBytes, lockHash, root] = [unhex(close), unhex(lock), table.root]
    const hash = deckHash({
      closeHash: closeBytes,
      lockHash,
      size: deckSize(prizeTable),
      root,
      assignAnchor,
    })
    const at = now()
    journal.append(
      {
        type: 'deck',
        game,
        chain,
        index,
        prizeTable,
        beaconSignature,
        root: hex(root),
        assignAnchor: hex(assignAnchor),
        deckHash: hex(hash),
        at,
      },
      signStatement(this.#deps, hash, lockHash, at),
    )
    failpoint('signer.afterDeck', Number(instance))
  }

  #repeatSeal(chain: ChainState, index: number, context: Bytes, endRound: number): CountersignAnswer {
    const { entry, statement } = findSpent(chain, index, context, 'seal')
    if (entry.endRound !== endRound)
      throw new RequestRefused('spent', `deck ${index} was sealed to another end of its sale`)
    const sealed = this.#sealLink(chain, context, endRound, index)
    return toAnswer(sealed, repeatStatement(this.#deps, statement, context, sealed.lockHash))
  }

  #sealLink(chain: ChainState, context: Bytes, endRound: number, index: number) {
    return this.#deps.locks.seal(context, endRound, [this.#deps.chains.links(chain).linkAt(index)])
  }

  #inputs({ seal }: DeckState, prizeTable: DeckInputs['prizeTable'], beaconSignature: string): DeckInputs {
    const { chains, secrets } = this.#deps
    return {
      instance: seal.instance,
      closeHash: unhex(seal.closeHash),
      lockHash: unhex(seal.lockHash),
      link: chains.links(chains.find(seal.game, seal.chain)).linkAt(seal.index),
      round: seal.round,
      beaconSignature: unhex(beaconSignature),
      prizeTable,
      assignSecret: secrets.assignChain(seal.game, seal.chain, seal.index),
    }
  }

  #openDeck(state: DeckState, { entry }: PublishedDeckState): OpenDeck {
    const known = this.#open.get(entry.deckHash)
    if (known) return known
    const { links } = this.#deps.cards.get(this.#inputs(state, entry.prizeTable, entry.beaconSignature))
    const deck = new OpenDeck(state, entry.prizeTable, links)
    this.#open.set(entry.deckHash, deck)
    return deck
  }

  #forget(state: DeckState): void {
    if (!state.published) return
    const { deckHash: hash, prizeTable, beaconSignature } = state.published.entry
    this.#open.delete(hash)
    this.#deps.cards.drop(this.#inputs(state, prizeTable, beaconSignature))
  }

  #find({ game, chain, deck }: DeckRef): DeckState {
    const state = this.#deps.journal.state.decks.find({ game, chain, index: deck })
    if (!state) throw new RequestRefused('deck', `no deck of ${game} with index ${deck} was countersigned`)
    return state
  }

  #findPublished(ref: DeckRef): PublishedDeck {
    const state = this.#find(ref)
    const { published } = state
    if (!published) throw new RequestRefused('deck', `deck ${ref.deck} of ${ref.game} was not published`)
    if (state.ended) throw new RequestRefused('deck', `deck ${ref.deck} of ${ref.game} has ended`)
    return { state, published }
  }

  #checkBeacon(round: number, signature: string): void {
    if (this.#beaconSignatures.get(round) === signature) return
    if (!verifyBeacon(this.#deps.beacon, round, signature))
      throw new RequestRefused('beacon', `not the beacon's signature of round ${round}`)
    this.#beaconSignatures.set(round, signature)
  }
}

const isWaiting = ({ beaconSignature, missed }: DeckRound): boolean =>
  beaconSignature === undefined && !missed
