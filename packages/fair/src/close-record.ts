import { type Bytes, u32be, u64be } from './bytes.ts'
import { H } from './encode.ts'

/** Everything that decides a draw but for the two secrets of the moment: the link and the beacon. */
export interface CloseRecord {
  member: string
  game: string
  instance: string
  rulesHash: Bytes
  prizeTableHash: Bytes
  treeSize: number
  root: Bytes
  /** Minor units. */
  pool: bigint
  /** Minor units, as it stood before this instance's contribution. */
  jackpot: bigint
  currency: string
  /** s_(i-1): already public, so i can no longer be changed. */
  previous: Bytes
  index: number
  beaconChainHash: Bytes
  round: number
}

export const closeHash = (close: CloseRecord): Bytes =>
  H(
    'close',
    close.member,
    close.game,
    close.instance,
    close.rulesHash,
    close.prizeTableHash,
    u64be(close.treeSize),
    close.root,
    u64be(close.pool),
    u64be(close.jackpot),
    close.currency,
    close.previous,
    u32be(close.index),
    close.beaconChainHash,
    u64be(close.round),
  )

/** What the signer signs: "I saw this close record at this time". */
export const countersignHash = (close: Bytes, unixMs: number): Bytes => H('countersign', close, u64be(unixMs))
