import type { BeaconChain } from '../beacon.ts'
import type { Bytes } from '../bytes.ts'
import { closeHash } from '../close-record.ts'
import type { DrawRecord } from '../draw-record.ts'
import { closeOf } from '../record-hash.ts'
import { type PlacedTicket, placedTickets, treeHashes } from '../tree-places.ts'
import { shortened } from '../words.ts'

/** What the verifier knows from elsewhere. Without pins a record can only be shown to agree with itself. */
export interface Pins {
  platformKey?: string
  signerKey?: string
  anchor?: string
  /** If given, the only beacons accepted. */
  beacons?: BeaconChain[]
}

export interface Evidence {
  record: DrawRecord
  pins: Pins
  tickets: PlacedTicket[]
  /** Of tickets and voids, in the order of the tree. */
  hashes: Bytes[]
  /** C, recomputed from the record's fields. */
  closeHash: Bytes
  /** The receipt handed in, not yet looked at. */
  receipt: unknown
}

export interface Finding {
  ok: boolean
  detail: string
}

export type Check = (evidence: Evidence) => Finding

export const pass = (detail: string): Finding => ({ ok: true, detail })
export const fail = (detail: string): Finding => ({ ok: false, detail })

export function openEvidence(record: DrawRecord, pins: Pins, receipt: unknown): Evidence {
  const tickets = placedTickets(record)
  const hashes = treeHashes(record, tickets)
  return { record, pins, tickets, hashes, closeHash: closeHash(closeOf(record)), receipt }
}

/** Says whether a key was known beforehand, because an unpinned one proves less. */
export const keyWords = (key: string, pin: string | undefined): string =>
  pin === undefined
    ? `key ${shortened(key)}, which this file itself names: compare it with the published one`
    : `the pinned key ${shortened(key)}`
