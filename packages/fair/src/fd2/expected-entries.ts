import { type Bytes, unhex } from '#encoding/bytes.ts'
import { canonicalJson } from '#encoding/canonical-json.ts'
import type { TypedEntry } from '#log/entry.ts'
import type { DrawRecord } from './draw-record.ts'
import { toCloseEntry, toResultEntry } from './log-entries.ts'
import { toCloseRecord } from './record-hash.ts'

/** Whether the logged entry states exactly what the record states. */
export const isCloseEntry = (record: DrawRecord, logged: TypedEntry<'close'>): boolean => {
  const { platformSignature, lock, masks, signer, control } = record.close
  const answer = { lock, masks, ...signer }
  const expected = toCloseEntry(toCloseRecord(record), unhex(platformSignature), answer, control)
  return canonicalJson({ ...expected, prev: logged.prev }) === canonicalJson(logged)
}

export const isResultEntry = (record: DrawRecord, close: Bytes, logged: TypedEntry<'result'>): boolean => {
  const { settlement, winners } = record
  const expected = toResultEntry({
    game: record.game,
    close,
    beaconSignature: unhex(record.beacon.signature),
    link: unhex(record.chain.link),
    text: record.result.text,
    settlementRoot: unhex(settlement.root),
    paid: BigInt(settlement.paid),
    count: settlement.payouts.length,
    winners: winners && unhex(winners.signature),
    platformSignature: unhex(record.resultSignature),
  })
  return canonicalJson({ ...expected, prev: logged.prev }) === canonicalJson(logged)
}
