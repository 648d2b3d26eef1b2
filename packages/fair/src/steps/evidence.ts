import type { BeaconChain } from '#beacon/beacon.ts'
import type { Bytes } from '#encoding/bytes.ts'
import { closeHash } from '#record/close-record.ts'
import type { OpenDraw } from '#record/draw-file.ts'
import type { DrawRecord } from '#record/draw-record.ts'
import { toCloseRecord } from '#record/record-hash.ts'
import type { RecordTicket } from '#tickets/ticket-line.ts'
import { type TreeMarks, type TreeWalk, walkTree } from '#tickets/tree-walk.ts'
import { shorten } from './format.ts'

/** Values the verifier has from an independent source. Without pins only self-consistency can be shown. */
export interface Pins {
  platformKey?: string
  signerKey?: string
  anchor?: string
  /** If present, only these beacons are accepted. */
  beacons?: BeaconChain[]
}

/** The evidence for checking a seal, shared by draws and decks of instant tickets. */
export interface SealEvidence {
  record: Pick<DrawRecord, 'closedAt' | 'chain' | 'beacon' | 'close' | 'keys'>
  pins: Pins
  /** C, recomputed from the record's fields. */
  closeHash: Bytes
}

export interface Evidence extends SealEvidence {
  record: DrawRecord
  tickets: () => Iterable<RecordTicket>
  /** Computed on first use, because it takes time linear in the number of tickets. */
  tree: () => TreeWalk
  /** The supplied receipt, not yet validated. */
  receipt: unknown
}

export interface Finding {
  ok: boolean
  detail: string
}

export type Check = (evidence: Evidence) => Finding
export type SealCheck = (evidence: SealEvidence) => Finding

export const pass = (detail: string): Finding => ({ ok: true, detail })
export const fail = (detail: string): Finding => ({ ok: false, detail })

export function openEvidence(
  { record, tickets }: OpenDraw,
  pins: Pins,
  receipt: unknown,
  marks: TreeMarks,
): Evidence {
  let walked: TreeWalk | undefined
  const tree = () => (walked ??= walkTree(record, tickets(), marks))
  return { record, pins, tickets, tree, closeHash: closeHash(toCloseRecord(record)), receipt }
}

/** States whether the key was pinned, because an unpinned key proves less. */
export const describeKey = (key: string, pin: string | undefined): string =>
  pin === undefined
    ? `key ${shorten(key)}, which comes from this file: compare it with the published key`
    : `the pinned key ${shorten(key)}`
