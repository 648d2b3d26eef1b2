import { inMember } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { toInstanceAddress } from '#lifecycle/address.ts'
import type { Organizer } from '#lifecycle/organizer.ts'
import { changeInstance, lockInstance } from '#lifecycle/queries.ts'
import { recordEvent } from '#lifecycle/history.ts'
import { failpoint } from '#platform/failpoint.ts'
import { buildDeckFile } from './deck-record.ts'
import { insertDeckRecord } from './queries/decks.ts'

/** Publishes the record of an ended deck once a quorum of witnesses has seen its result. */
export const publishRecord: Organizer = async (deps, { memberId, id }) => {
  await inMember(deps.db, memberId, async tx => {
    const instance = await lockInstance(tx, memberId, id)
    if (instance.status === 'ENDED') return
    const file = await buildDeckFile(tx, deps.beacon.chain, memberId, id)
    if (!file) return
    const { record, text } = file
    await insertDeckRecord(tx, memberId, id, file.link, text)
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
