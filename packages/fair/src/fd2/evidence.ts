import { type Bytes, unhex } from '#encoding/bytes.ts'
import type { OpenDraw } from '#record/draw-file.ts'
import { type Finding, openTicketEvidence, type Pins, type TicketEvidence } from '#steps/evidence.ts'
import { shorten } from '#steps/format.ts'
import type { TreeMarks } from '#tickets/tree-walk.ts'
import { closeHash } from './close.ts'
import type { DrawRecord } from './draw-record.ts'
import { findGameList, type GameList } from './game-list.ts'
import { type LogView, readLogView } from './log-view.ts'
import { type OpenedLink, openLink } from './open-link.ts'
import { toCloseRecord } from './record-hash.ts'
import { lockHash } from './round-lock.ts'
import type { WitnessEvidence } from './witness-evidence.ts'

export interface Evidence extends TicketEvidence {
  record: DrawRecord
  /** C, recomputed from the record's fields. */
  closeHash: Bytes
  /** L, recomputed from the record's fields. */
  lockHash: Bytes
  /** Computed on first use, because it takes a pairing. */
  opened: () => OpenedLink
  log: LogView
  /** The game's entries that lead to the result. */
  list: GameList | undefined
  witnesses: WitnessEvidence
}

export type Check = (evidence: Evidence) => Finding

export interface GivenEvidence {
  readonly pins: Pins
  readonly receipt: unknown
  readonly marks: TreeMarks
  readonly witnesses: WitnessEvidence
}

export function openEvidence(
  draw: OpenDraw<DrawRecord>,
  { pins, receipt, marks, witnesses }: GivenEvidence,
): Evidence {
  const { record } = draw
  const { lock, masks } = record.close
  const C = closeHash(toCloseRecord(record))
  const sealed = { closeHash: C, lock: unhex(lock), mask: unhex(masks[0] ?? '') }
  const log = readLogView(record, witnesses.entries, pins.policy)
  let link: OpenedLink | undefined
  return {
    ...openTicketEvidence(draw, pins, receipt, marks),
    closeHash: C,
    lockHash: lockHash(C, record.beacon.round, sealed.lock, masks.map(unhex)),
    opened: () => (link ??= openLink(sealed, unhex(record.beacon.signature))),
    log,
    list: findGameList(log, record),
    witnesses,
  }
}

/** States where the key comes from, because a key without a pinned log proves less. */
export const describeLoggedKey = (key: string, { policy }: Pins): string =>
  policy
    ? `key ${shorten(key)}, which the pinned log shows for this game`
    : `key ${shorten(key)}, which comes from this file`
