import type { BeaconChain } from '../beacon.ts'
import type { Bytes } from '../bytes.ts'
import { closeHash } from '../close-record.ts'
import type { OpenDraw } from '../draw-file.ts'
import type { DrawRecord } from '../draw-record.ts'
import { closeOf } from '../record-hash.ts'
import type { RecordTicket } from '../ticket-line.ts'
import { type TreeMarks, type TreeWalk, walkTree } from '../tree-walk.ts'
import { shortened } from '../words.ts'

/** What the verifier knows from elsewhere. Without pins a record can only be shown to agree with itself. */
export interface Pins {
  platformKey?: string
  signerKey?: string
  anchor?: string
  /** If given, the only beacons accepted. */
  beacons?: BeaconChain[]
}

/** What a seal is checked by; a sealed deck of instant tickets has it too. */
export interface SealEvidence {
  record: Pick<DrawRecord, 'closedAt' | 'chain' | 'beacon' | 'close' | 'keys'>
  pins: Pins
  /** C, recomputed from the record's fields. */
  closeHash: Bytes
}

export interface Evidence extends SealEvidence {
  record: DrawRecord
  tickets: () => Iterable<RecordTicket>
  /** Found when it is first asked for: it takes as long as there are tickets. */
  tree: () => TreeWalk
  /** The receipt handed in, not yet looked at. */
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
  return { record, pins, tickets, tree, closeHash: closeHash(closeOf(record)), receipt }
}

/** Says whether a key was known beforehand, because an unpinned one proves less. */
export const keyWords = (key: string, pin: string | undefined): string =>
  pin === undefined
    ? `key ${shortened(key)}, which this file itself names: compare it with the published one`
    : `the pinned key ${shortened(key)}`
