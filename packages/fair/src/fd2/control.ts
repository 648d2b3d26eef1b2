import { type Bytes, u32be, u64be } from '#encoding/bytes.ts'
import { H2 } from '#encoding/encode.ts'

/** The control system's statement of what was sold, from its own copy of the sales. */
export interface Balance {
  readonly member: string
  readonly instance: string
  readonly treeSize: number
  readonly root: Bytes
  readonly pool: bigint
  readonly at: number
}

export const balanceHash = ({ member, instance, treeSize, root, pool, at }: Balance): Bytes =>
  H2('balance', member, instance, u64be(treeSize), root, u64be(pool), u64be(at))

/** The control system's statement of who won, from its own computation. */
export interface Winners {
  /** C */
  readonly close: Bytes
  /** L */
  readonly lock: Bytes
  readonly settlementRoot: Bytes
  readonly paid: bigint
  readonly count: number
}

export const winnersHash = ({ close, lock, settlementRoot, paid, count }: Winners): Bytes =>
  H2('winners', close, lock, settlementRoot, u64be(paid), u32be(count))
