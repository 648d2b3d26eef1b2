import type { StepOf, VerdictOf } from '@fairground/fair/steps/run-steps'

/** What the page asks a worker: a published file, and the receipts kept for it. */
export interface CheckRequest {
  readonly file: Blob
  readonly receipts: readonly object[]
}

export interface ReceiptFinding {
  readonly seq0: number
  readonly ok: boolean
  readonly detail: string
}

/** What the worker tells: what the file says, each step as it ends, and the verdict. */
export type CheckMessage<Facts, Id extends string> =
  | { readonly kind: 'record'; readonly facts: Facts }
  | { readonly kind: 'step'; readonly step: StepOf<Id> }
  | {
      readonly kind: 'verdict'
      readonly verdict: VerdictOf<Id>
      readonly receipts: readonly ReceiptFinding[]
    }
