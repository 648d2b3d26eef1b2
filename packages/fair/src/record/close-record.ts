import { type Bytes, u32be, u64be } from '#encoding/bytes.ts'
import { H } from '#encoding/encode.ts'

/** Everything that decides a draw, except the link and the beacon signature that are revealed later. */
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
  /** Minor units, before this instance's contribution. */
  jackpot: bigint
  currency: string
  /** s_(i-1), already public, which fixes i. */
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

/** The signer signs this to attest when it saw the close record. */
export const countersignHash = (close: Bytes, unixMs: number): Bytes => H('countersign', close, u64be(unixMs))
