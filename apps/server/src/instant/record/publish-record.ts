import { inMember, type Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { toInstanceAddress } from '#lifecycle/address.ts'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { changeInstance, lockInstance } from '#lifecycle/queries.ts'
import { recordEvent } from '#lifecycle/history.ts'
import { failpoint } from '#platform/failpoint.ts'
import { isCosigned } from '#public-log/proof.ts'
import { findDeckResult } from '../queries/decks.ts'
import { buildDeckRecord } from './deck-record.ts'
import { insertRecord } from './insert-record.ts'
import type { RunTx } from './write-section.ts'
import { type PartRules, writeParts } from './write-parts.ts'

/** A part is so small that it is written and sent in one piece. */
const parts: PartRules = { chars: 1_000_000, idleMs: 15_000 }

/** Publishes the record of an ended deck once a quorum of witnesses has seen its result. */
export const publishRecord: Organizer = (deps, due) => publishRecordInParts(deps, due, parts)

export const publishRecordInParts = async (
  deps: OrganizerDeps,
  { memberId, id }: DueInstance,
  rules: PartRules,
): Promise<void> => {
  const run: RunTx = work => inMember(deps.db, memberId, work)
  if (!(await run(tx => isResultSeen(tx, memberId, id)))) return
  if (!(await writeParts(run, { memberId, instanceId: id }, rules))) return
  failpoint('deckEnd.afterParts', id)
  await run(async tx => {
    const instance = await lockInstance(tx, memberId, id)
    if (instance.status === 'ENDED') return
    const built = await buildDeckRecord(tx, deps.beacon.chain, memberId, id)
    if (!built) return
    const { record } = built
    await insertRecord(tx, { memberId, instanceId: id }, built, rules.chars)
    failpoint('deckEnd.afterRecord', id)
    const { endedAt } = record
    const version = await changeInstance(tx, memberId, id, {
      event: 'dealtOut',
      endAt: endedAt,
      dueAt: Infinity,
    })
    await recordEvent(tx, memberId, id, 'ended', { paid: record.paid })
    const address = toInstanceAddress(memberId, instance, version)
    const winnersCount = record.payouts.length
    await putInOutbox(
      tx,
      memberId,
      announce('gameEnd', { eventType: 5, ...address, gameStatus: 'ENDED', endTime: endedAt, winnersCount }),
    )
  })
}

const isResultSeen = async (tx: Tx, memberId: number, id: number): Promise<boolean> => {
  const result = await findDeckResult(tx, memberId, id)
  const { status } = await lockInstance(tx, memberId, id)
  return status !== 'ENDED' && result !== undefined && isCosigned(tx, memberId, Number(result.log_index))
}
