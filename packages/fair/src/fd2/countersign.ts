import { type Bytes, u32be, u64be } from '#encoding/bytes.ts'
import { H2 } from '#encoding/encode.ts'

/** The signer's statement that it saw a close record or a round, and what it locked to the beacon round. */
export interface Countersigned {
  /** C of a close record, Q of a round of instant tickets, or D of a deck. */
  readonly context: Bytes
  /** L, the hash of lock and masks. */
  readonly lock: Bytes
  /** Epoch milliseconds. */
  readonly at: number
  /** The term of the signer: a takeover by the standby starts a new one. */
  readonly term: number
  /** The number and hash of the newest entry of the signer's log. */
  readonly k: number
  readonly head: Bytes
}

export const countersignHash = ({ context, lock, at, term, k, head }: Countersigned): Bytes =>
  H2('countersign', context, lock, u64be(at), u32be(term), u64be(k), head)

/** The signer must see a record this long before its beacon round. */
export const signerMarginMs = 1500
