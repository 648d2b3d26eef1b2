import type { DeckTable } from '@fairground/fair/instant/deck-table'

/**
 * The signer's actions, oldest first. It answers only from this log, so a restart changes nothing. The log has no secrets
 * and can be shown to an auditor.
 */
interface EntryFields {
  term: {
    readonly term: number
    /** The public key of the signer that holds the term. */
    readonly key: string
    /** The commitment to the secrets that all signers of the log share. */
    readonly secrets: string
    readonly at: number
    /** The persons who ordered a change of the signer; empty for the first term. */
    readonly by: readonly string[]
  }
  chain: {
    readonly game: string
    readonly chain: number
    readonly length: number
    readonly anchor: string
  }
  close: {
    readonly game: string
    readonly chain: number
    readonly index: number
    /** C */
    readonly closeHash: string
    /** L */
    readonly lockHash: string
    readonly round: number
    readonly at: number
  }
  seal: {
    readonly game: string
    readonly chain: number
    readonly index: number
    readonly instance: string
    /** C */
    readonly closeHash: string
    /** L */
    readonly lockHash: string
    readonly prizeTableHash: string
    readonly round: number
    readonly endRound: number
    readonly at: number
  }
  deck: {
    readonly game: string
    readonly chain: number
    readonly index: number
    readonly prizeTable: DeckTable
    readonly beaconSignature: string
    readonly root: string
    readonly assignAnchor: string
    /** D */
    readonly deckHash: string
    readonly at: number
  }
  round: {
    readonly member: string
    readonly round: number
    /** Q */
    readonly roundHash: string
    /** L */
    readonly lockHash: string
    readonly at: number
    readonly rows: readonly LoggedTickets[]
  }
  missed: { readonly member: string; readonly round: number }
  deal: { readonly deckHash: string; readonly round: number; readonly beaconSignature: string }
  end: { readonly game: string; readonly chain: number; readonly index: number }
}

/** The tickets of one deck in a round. */
export interface LoggedTickets {
  readonly deckHash: string
  readonly n: number
  readonly size: number
  readonly root: string
}

export type EntryType = keyof EntryFields
export type SignerEntry = { [T in EntryType]: { readonly type: T } & EntryFields[T] }[EntryType]
export type EntryWith<T extends EntryType> = Extract<SignerEntry, { readonly type: T }>

/** An entry with its number and the hash of the log up to it. */
export interface LogLine {
  readonly k: number
  readonly head: string
  readonly entry: SignerEntry
  /** The signature of the statement that answered the request. It covers the head, so it is not part of the entry. */
  readonly signature?: string
}
