import type { DeckTable } from '@fairground/fair/instant/deck-table'
import type { LogLine } from './log/entries.ts'

/** The requests to the signer. Bytes are hexadecimal, money is decimal text of minor units, times are epoch milliseconds. */

export interface GameRef {
  /** member/game */
  readonly game: string
}

export interface ChainAnswer {
  /** The number of the chain, from 1. */
  readonly chain: number
  readonly anchor: string
  readonly length: number
  readonly signerKey: string
  /** Over the `chainHash` of game, number, anchor and length. */
  readonly signature: string
}

/** The fields of a close record. */
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
  readonly chain: number
  readonly index: number
  readonly previous: string
  readonly beaconChainHash: string
  readonly round: number
  readonly closedAt: number
}

export interface Countersign extends GameRef {
  readonly close: CloseText
  /** The control system's signature of size, root and pool; null if the signer has no control key. */
  readonly balance: { readonly at: number; readonly signature: string } | null
}

/** A position in the signer's log. Zero and zeros before the first entry. */
export interface LogPosition {
  readonly k: number
  readonly head: string
}

/** The signer's statement: the newest entry of its log is the one that this answer created. */
export interface Statement extends LogPosition {
  readonly at: number
  readonly term: number
  readonly signature: string
}

export interface CountersignAnswer extends Statement {
  readonly lock: string
  readonly masks: readonly string[]
}

export interface SealDeck extends GameRef {
  /** A close record without tickets. */
  readonly close: CloseText
  /** The latest end of the sale in the rules: the deck's link is locked to the beacon round after it. */
  readonly latestEnd: number
}

/** `deck` is the index of the deck's close record in its chain. */
export interface DeckRef extends GameRef {
  readonly chain: number
  readonly deck: number
}

export interface PublishDeck extends DeckRef {
  /** The beacon's signature of the round in the sealed record. */
  readonly beaconSignature: string
  readonly prizeTable: DeckTable
}

export interface PublishDeckAnswer extends Statement {
  readonly size: number
  readonly root: string
  readonly assignAnchor: string
  /** D */
  readonly deckHash: string
}

export interface RoundRowText extends DeckRef {
  /** D */
  readonly deckHash: string
  readonly n: number
  readonly size: number
  readonly root: string
  /** Proves that the tickets of the deck's previous round are the first ones of this tree. */
  readonly consistency: readonly string[]
}

export interface CountersignRound {
  readonly member: string
  readonly round: number
  readonly cutAt: number
  /** By ascending D. */
  readonly rows: readonly RoundRowText[]
}

export interface RoundRef {
  readonly member: string
  readonly round: number
}

export interface Deal extends DeckRef {
  readonly round: number
  readonly beaconSignature: string
}

export interface DealtCard {
  readonly position: number
  readonly outcome: string
  readonly salt: string
  /** The inclusion proof of the card in the deck's root. */
  readonly path: readonly string[]
}

export interface DealAnswer {
  readonly link: string
  /** The number of the first ticket that the round serves. */
  readonly from: number
  /** One card for each ticket of the round, in order. */
  readonly cards: readonly DealtCard[]
}

export interface LinkAnswer {
  readonly link: string
}

export type SignerMode = 'active' | 'unconfirmed' | 'standby' | 'behind' | 'fenced'

export interface StatusAnswer extends LogPosition {
  readonly term: number
  /** The entry that began the term. */
  readonly termStart: LogPosition
  readonly signerKey: string
  readonly mode: SignerMode
  /** No second machine has the newest entries: a failover is not possible. */
  readonly solo: boolean
  /** The newest verified beacon round; 0 before the first one. */
  readonly beaconRound: number
  readonly clockDriftMs: number
  /** Chains that need a successor. */
  readonly endingChains: readonly {
    readonly game: string
    readonly chain: number
    readonly spent: number
    readonly length: number
  }[]
}

export interface StartTerm extends LogPosition {
  /** The two persons who order the change. */
  readonly by: readonly string[]
}

export interface TermAnswer extends LogPosition {
  readonly key: string
  readonly term: number
}

export interface Replicate {
  /** The term of the sender. */
  readonly term: number
  readonly lines: readonly LogLine[]
}

export interface SignerCalls {
  openChain: { request: GameRef; answer: ChainAnswer }
  succeedChain: { request: GameRef; answer: ChainAnswer }
  countersign: { request: Countersign; answer: CountersignAnswer }
  sealDeck: { request: SealDeck; answer: CountersignAnswer }
  publishDeck: { request: PublishDeck; answer: PublishDeckAnswer }
  countersignRound: { request: CountersignRound; answer: CountersignAnswer }
  missRound: { request: RoundRef; answer: LogPosition }
  deal: { request: Deal; answer: DealAnswer }
  endDeck: { request: DeckRef; answer: LinkAnswer }
  status: { request: object; answer: StatusAnswer }
  confirm: { request: LogPosition; answer: LogPosition }
  replicate: { request: Replicate; answer: LogPosition }
  startTerm: { request: StartTerm; answer: TermAnswer }
}

export type SignerCall = keyof SignerCalls
