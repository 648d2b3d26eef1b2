import type { BeaconChain } from '#beacon/beacon.ts'
import type { Bytes } from '#encoding/bytes.ts'
import { closeHash } from '#record/close-record.ts'
import type { OpenDraw } from '#record/draw-file.ts'
import type { LogPolicy } from '#log/policy.ts'
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
  controlKey?: string
  /** If present, only these beacons are accepted. */
  beacons?: BeaconChain[]
  /** The public log and its witnesses. A draw of FD2 is proved only with it. */
  policy?: LogPolicy
}

/** The evidence for checking a seal, shared by draws and decks of instant tickets. */
export interface SealEvidence {
  record: Pick<DrawRecord, 'closedAt' | 'chain' | 'beacon' | 'close' | 'keys'>
  pins: Pins
  /** C, recomputed from the record's fields. */
  closeHash: Bytes
}

/** The fields of a draw record that every scheme has. */
export type SharedRecord = Omit<DrawRecord, 'scheme' | 'version' | 'chain' | 'close' | 'keys'> & {
  keys: { platform: string }
}

/** The evidence for checking tickets and prizes, which every scheme shares. */
export interface TicketEvidence {
  record: SharedRecord
  pins: Pins
  tickets: () => Iterable<RecordTicket>
  /** Computed on first use, because it takes time linear in the number of tickets. */
  tree: () => TreeWalk
  /** The supplied receipt, not yet validated. */
  receipt: unknown
}

export interface Evidence extends SealEvidence, TicketEvidence {
  record: DrawRecord
}

export interface Finding {
  ok: boolean
  /** The draw stands, but a party broke its commitment and is proved to have done so. */
  fault?: true
  detail: string
}

export type Check = (evidence: Evidence) => Finding
export type SealCheck = (evidence: SealEvidence) => Finding
export type TicketCheck = (evidence: TicketEvidence) => Finding

export const pass = (detail: string): Finding => ({ ok: true, detail })
export const fail = (detail: string): Finding => ({ ok: false, detail })
export const fault = (detail: string): Finding => ({ ok: true, fault: true, detail })

export function openTicketEvidence<R extends SharedRecord>(
  { record, tickets }: OpenDraw<R>,
  pins: Pins,
  receipt: unknown,
  marks: TreeMarks,
): TicketEvidence & { record: R } {
  let walked: TreeWalk | undefined
  const tree = () => (walked ??= walkTree(record, tickets(), marks))
  return { record, pins, tickets, tree, receipt }
}

export const openEvidence = (
  draw: OpenDraw<DrawRecord>,
  pins: Pins,
  receipt: unknown,
  marks: TreeMarks,
): Evidence => ({
  ...openTicketEvidence(draw, pins, receipt, marks),
  closeHash: closeHash(toCloseRecord(draw.record)),
})

/** States whether the key was pinned, because an unpinned key proves less. */
export const describeKey = (key: string, pin: string | undefined): string =>
  pin === undefined
    ? `key ${shorten(key)}, which comes from this file: compare it with the published key`
    : `the pinned key ${shorten(key)}`
