import { type Bytes, u32be, u64be, unhex } from '#encoding/bytes.ts'
import { canonicalHash } from '#encoding/canonical-json.ts'
import type { CloseRecord } from './close-record.ts'
import type { DrawRecord } from './draw-record.ts'
import { H } from '#encoding/encode.ts'

type Sealed = Omit<DrawRecord, 'close' | 'result' | 'settlement' | 'resultSignature' | 'recordSignature'>

/** The close record that follows from the fields of a draw record. */
export const toCloseRecord = (record: Sealed): CloseRecord => ({
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

/** Covers the fields that are in neither the close hash nor the result hash, so they cannot be altered. */
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
