import type { DeckTable } from '@fairground/fair/instant/deck-table'

/** The requests that the platform can send to the signer. Bytes are hexadecimal, money is decimal text of minor units. */

export interface OpenChain {
  /** member/game */
  readonly game: string
}

export interface OpenChainAnswer {
  readonly anchor: string
  readonly signerKey: string
}

export interface Countersign {
  readonly game: string
  readonly closedAt: number
  readonly close: CloseText
  /** Set for the record of a deck: its link stays secret until the deck has ended. */
  readonly deck?: true
}

export interface CloseText {
  readonly member: string
  readonly game: string
  readonly instance: string
  readonly rulesHash: string
  readonly prizeTableHash: string
  readonly treeSize: number
  readonly root: string
  readonly pool: string
  readonly jackpot: string
  readonly currency: string
  readonly previous: string
  readonly index: number
  readonly beaconChainHash: string
  readonly round: number
}

export type CountersignAnswer =
  | { readonly signature: string; readonly at: number }
  /** Too late: the index is used up, and its link is revealed so that the next draw can continue from it. */
  | { readonly late: true; readonly link: string }

export interface Reveal {
  readonly game: string
  readonly index: number
  readonly beaconSignature: string
}

export interface RevealAnswer {
  readonly link: string
}

export interface PublishDeck {
  readonly game: string
  /** The countersigned close record; `beaconSignature` is the value of its beacon round. */
  readonly close: CloseText
  readonly beaconSignature: string
  readonly prizeTable: DeckTable
}

export interface PublishDeckAnswer {
  readonly root: string
  readonly assignAnchor: string
  readonly deckHash: string
  readonly signature: string
  readonly at: number
}

/** `deck` is the index of the deck's close record. */
export interface DeckRef {
  readonly game: string
  readonly deck: number
}

export interface AssignLink extends DeckRef {
  /** The number of the link, from 1, and the beacon round that it is used with. */
  readonly n: number
  readonly round: number
  readonly beaconSignature: string
}

export interface OpenCards extends DeckRef {
  readonly positions: readonly number[]
}

export interface OpenCardsAnswer {
  readonly outcomes: readonly string[]
}

export interface SignerCalls {
  openChain: { request: OpenChain; answer: OpenChainAnswer }
  countersign: { request: Countersign; answer: CountersignAnswer }
  reveal: { request: Reveal; answer: RevealAnswer }
  publishDeck: { request: PublishDeck; answer: PublishDeckAnswer }
  assignLink: { request: AssignLink; answer: RevealAnswer }
  openCards: { request: OpenCards; answer: OpenCardsAnswer }
  endDeck: { request: DeckRef; answer: RevealAnswer }
}

export type SignerCall = keyof SignerCalls
