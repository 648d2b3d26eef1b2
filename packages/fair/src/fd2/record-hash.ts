import { type Bytes, unhex } from '#encoding/bytes.ts'
import { canonicalHash } from '#encoding/canonical-json.ts'
import { H2 } from '#encoding/encode.ts'
import type { CloseRecord } from './close.ts'
import type { DrawRecord, SealedFields } from './draw-record.ts'

/** The close record that follows from the fields of a draw record. */
export const toCloseRecord = (record: SealedFields): CloseRecord => ({
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
  chain: record.chain.number,
  index: record.chain.index,
  previous: unhex(record.chain.previous),
  beaconChainHash: unhex(record.beacon.chain.chainHash),
  round: record.beacon.round,
  closedAt: record.closedAt,
})

/** Covers every field, so that no field of a published record can be altered. */
export function recordHash(record: Omit<DrawRecord, 'recordSignature'>): Bytes {
  const { recordSignature: _, ...signed } = { recordSignature: '', ...record }
  return H2('record', unhex(record.close.hash), canonicalHash(signed))
}
