import { type Bytes, u32be, u64be } from '#encoding/bytes.ts'
import { H2 } from '#encoding/encode.ts'
import type { CloseRecord as FirstCloseRecord } from '#record/close-record.ts'

/** Everything that decides a draw, except the link and the beacon signature that are revealed later. */
export interface CloseRecord extends FirstCloseRecord {
  /** The number of the game's chain, from 1: a chain that ends has a successor. */
  chain: number
  /** Epoch milliseconds. The beacon round follows from it. */
  closedAt: number
}

/** C */
export const closeHash = (close: CloseRecord): Bytes =>
  H2(
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
    u32be(close.chain),
    u32be(close.index),
    close.previous,
    close.beaconChainHash,
    u64be(close.round),
    u64be(close.closedAt),
  )
