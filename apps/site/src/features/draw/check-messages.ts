import type { VerifierStep, VerifierVerdict } from '@fairground/fair/steps/run-steps'

/** The request from the page to a worker: a published file and the stored receipts for it. */
export interface CheckRequest {
  readonly file: Blob
  readonly receipts: readonly object[]
}

export interface ReceiptFinding {
  readonly seq0: number
  readonly ok: boolean
  readonly detail: string
}

/** The messages from the worker: the values in the file, each finished step, and the verdict. */
export type CheckMessage<Facts, Id extends string> =
  | { readonly kind: 'record'; readonly facts: Facts }
  | { readonly kind: 'step'; readonly step: VerifierStep<Id> }
  | {
      readonly kind: 'verdict'
      readonly verdict: VerifierVerdict<Id>
      readonly receipts: readonly ReceiptFinding[]
    }
