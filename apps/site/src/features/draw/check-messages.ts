import type { KeptPins } from '#core/public-log/kept-pins.ts'
import type { VerifierStep, VerifierVerdict } from '@fairground/fair/steps/run-steps'

/** A published file and the stored receipts for it. */
export interface CheckedFiles {
  readonly file: Blob
  readonly receipts: readonly object[]
}

/** The request from the page to a worker. The pins come from what this browser keeps, never from the file. */
export interface CheckRequest extends CheckedFiles {
  readonly pins: KeptPins
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
