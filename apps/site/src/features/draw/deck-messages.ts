import type { DeckStep, DeckVerdict } from '@fairground/fair/instant/verify-deck'
import type { ReceiptFinding } from '#features/draw/verify-messages.ts'

/** What the page asks the worker: the file of a deck, and the receipts kept for it. */
export interface DeckRequest {
  readonly file: Blob
  readonly receipts: readonly object[]
}

/** What a deck's file says, as far as the page shows it. Nothing of it is checked by reading it. */
export interface DeckFacts {
  readonly title: string
  readonly instance: string
  readonly cards: number
  readonly sold: number
  readonly endedAt: number
  readonly deckHash: string
  readonly closeHash: string
}

export type DeckMessage =
  | { readonly kind: 'record'; readonly facts: DeckFacts }
  | { readonly kind: 'step'; readonly step: DeckStep }
  | { readonly kind: 'verdict'; readonly verdict: DeckVerdict; readonly receipts: readonly ReceiptFinding[] }
