import type { Statement } from '../protocol.ts'
import type { EntryWith, LoggedTickets } from './entries.ts'

/** A countersigned round of a deck. */
export interface DeckRound extends LoggedTickets {
  readonly round: number
  /** Q */
  readonly roundHash: string
  /** L */
  readonly lockHash: string
  /** Set when the cards were dealt. */
  beaconSignature?: string
  /** The witnesses were late: the link is spent, and the tickets join the next round. */
  missed: boolean
}

export interface PublishedDeckState {
  readonly entry: EntryWith<'deck'>
  readonly statement: Statement
}

/** A sealed deck. Before it is published it has no cards. */
export interface DeckState {
  readonly seal: EntryWith<'seal'>
  published: PublishedDeckState | undefined
  /** In order: round n is at n - 1. */
  rounds: DeckRound[]
  ended: boolean
}

interface Ref {
  readonly game: string
  readonly chain: number
  readonly index: number
}

const toKey = ({ game, chain, index }: Ref): string => `${game}/${chain}/${index}`

/** The decks that follow from the log, by close record and by D. */
export class DeckStates {
  readonly #sealed = new Map<string, DeckState>()
  readonly #published = new Map<string, DeckState>()

  find(ref: Ref): DeckState | undefined {
    return this.#sealed.get(toKey(ref))
  }

  findPublished(deckHash: string): DeckState | undefined {
    return this.#published.get(deckHash)
  }

  onSale(): { state: DeckState; entry: EntryWith<'deck'> }[] {
    return [...this.#published.values()].flatMap(state =>
      state.published && !state.ended ? [{ state, entry: state.published.entry }] : [],
    )
  }

  seal(entry: EntryWith<'seal'>): void {
    this.#sealed.set(toKey(entry), { seal: entry, published: undefined, rounds: [], ended: false })
  }

  publish(entry: EntryWith<'deck'>, statement: Statement): void {
    const deck = this.#need(this.find(entry))
    deck.published = { entry, statement }
    this.#published.set(entry.deckHash, deck)
  }

  addRound({ rows, round, roundHash, lockHash }: EntryWith<'round'>): void {
    for (const row of rows)
      this.#need(this.findPublished(row.deckHash)).rounds.push({
        ...row,
        round,
        roundHash,
        lockHash,
        missed: false,
      })
  }

  missRound(round: number, rows: readonly LoggedTickets[]): void {
    for (const row of rows) this.#round(row.deckHash, round).missed = true
  }

  deal({ deckHash, round, beaconSignature }: EntryWith<'deal'>): void {
    this.#round(deckHash, round).beaconSignature = beaconSignature
  }

  end(entry: EntryWith<'end'>): void {
    const deck = this.#need(this.find(entry))
    deck.ended = true
    deck.rounds = []
  }

  #round(deckHash: string, round: number): DeckRound {
    const deck = this.#need(this.findPublished(deckHash))
    // The newest rounds are at the end.
    return this.#need(deck.rounds.findLast(each => each.round === round))
  }

  #need<T>(value: T | undefined): T {
    if (value === undefined) throw new Error('the signer log names an unknown deck')
    return value
  }
}
