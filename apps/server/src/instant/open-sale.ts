import { inMember } from '@fairground/database/transaction'
import { addressOf } from '#draws/address.ts'
import type { Organizer } from '#draws/organizer.ts'
import { lastEvent, lockInstance, recordEvent } from '#draws/queries.ts'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { failpoint } from '#failpoint.ts'
import { readGameViews } from '#instance/game-view.ts'

/** All prizes go into the deck's escrow, the sale begins, and everybody is told, once. */
export const openSale: Organizer = async ({ db, lane }, { memberId, id }) => {
  const { currency } = await inMember(db, memberId, tx => lockInstance(tx, memberId, id))
  await lane.ask(memberId, 'openDeck', { instanceId: id, currency })
  failpoint('sale.afterFunding', id)
  await inMember(db, memberId, async tx => {
    const instance = await lockInstance(tx, memberId, id)
    if (await lastEvent(tx, memberId, id, 'opened')) return
    await recordEvent(tx, memberId, id, 'opened', { registrationEndAt: instance.reg_end })
    const [view] = await readGameViews(tx, memberId, { ids: [id] })
    const address = addressOf(memberId, instance, Number(instance.version))
    await putInOutbox(tx, memberId, announce('gameCreate', { eventType: 0, ...address, game: view! }))
  })
  failpoint('sale.afterOpening', id)
}
