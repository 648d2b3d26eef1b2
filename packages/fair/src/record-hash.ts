import { type Bytes, u32be, u64be, unhex } from './bytes.ts'
import { canonicalHash } from './canonical-json.ts'
import type { CloseRecord } from './close-record.ts'
import type { DrawRecord } from './draw-record.ts'
import { H } from './encode.ts'

type Sealed = Omit<DrawRecord, 'close' | 'result' | 'settlement' | 'resultSignature' | 'recordSignature'>

/** The close record as a draw record tells it. */
export const closeOf = (record: Sealed): CloseRecord => ({
  member: record.member,
  game: record.game,
  instance: record.instance,
  rulesHash: canonicalHash(record.rules),
  prizeTableHash: canonicalHash(record.prizeTable),
  treeSize: record.treeSize,
  root: unhex(record.root),
  pool: BigInt(record.pool),
  jackpot: BigInt(record.jackpot),
  currency: record.currency,
  previous: unhex(record.chain.previous),
  index: record.chain.index,
  beaconChainHash: unhex(record.beacon.chain.chainHash),
  round: record.beacon.round,
})

/** The fields that neither the close nor the result hash holds: without it, they could be altered unseen. */
export const recordHash = (
  closeHash: Bytes,
  record: Pick<DrawRecord, 'title' | 'decimals' | 'closedAt' | 'beacon'>,
): Bytes =>
  H(
    'record',
    closeHash,
    record.title,
    u32be(record.decimals),
    u64be(record.closedAt),
    u64be(record.beacon.lastSeen.round),
  )
