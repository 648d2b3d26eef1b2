import type { Step, Verdict } from '@fairground/fair/verify'
import type { DrawnParts } from '#shared/drawn-parts.ts'

/** What the page asks the worker: the file of a draw, and the receipts kept for it. */
export interface VerifyRequest {
  readonly file: Blob
  readonly receipts: readonly object[]
}

/** What a record says, as far as the page shows it. Nothing of it is checked by reading it. */
export interface RecordFacts {
  readonly title: string
  readonly instance: string
  readonly drawn: DrawnParts
  /** The result as it was signed. */
  readonly resultText: string
  readonly closedAt: number
  readonly seal: string
  readonly root: string
  readonly link: string
  readonly anchor: string
  readonly beaconRound: number
  readonly beaconSignature: string
  readonly platformKey: string
  readonly signerKey: string
}

export interface ReceiptFinding {
  readonly seq0: number
  readonly ok: boolean
  readonly detail: string
}

export type VerifyMessage =
  | { readonly kind: 'record'; readonly facts: RecordFacts }
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'verdict'; readonly verdict: Verdict; readonly receipts: readonly ReceiptFinding[] }
