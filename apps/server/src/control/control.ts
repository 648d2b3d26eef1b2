import type { CloseRecord } from '@fairground/fair/fd2/close'
import type { toCloseEntry } from '@fairground/fair/fd2/log-entries'
import type { RecordPayout } from '@fairground/fair/record/draw-record'

/** A signature of the control system with its time, in hexadecimal. */
export interface ControlSignature {
  readonly at: number
  readonly signature: string
}

/** What the platform asks the control system to confirm before it pays. */
export interface WinnersRequest {
  /** The close record as the public log has it. */
  readonly close: ReturnType<typeof toCloseEntry>
  readonly closeHash: Uint8Array
  readonly lockHash: Uint8Array
  readonly beaconSignature: Uint8Array
  readonly resultText: string
  readonly payouts: readonly RecordPayout[]
  readonly settlementRoot: Uint8Array
  readonly paid: bigint
  readonly count: number
}

/** The independent control system. `noControl` stands for a platform without one. */
export interface Control {
  /** The published key in hexadecimal; empty without a control system. */
  readonly publicKey: string
  signBalance(close: CloseRecord): Promise<ControlSignature | null>
  /** Throws `ControlDiffers` if the control system computes other winners. */
  signWinners(request: WinnersRequest): Promise<Uint8Array | null>
}

export const noControl: Control = {
  publicKey: '',
  signBalance: () => Promise.resolve(null),
  signWinners: () => Promise.resolve(null),
}
