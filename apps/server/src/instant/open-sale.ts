import { inMember } from '@fairground/database/transaction'
import { toInstanceAddress } from '#lifecycle/address.ts'
import type { Organizer } from '#lifecycle/organizer.ts'
import { lockInstance } from '#lifecycle/queries.ts'
import { findLastEvent, recordEvent } from '#lifecycle/history.ts'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { failpoint } from '#platform/failpoint.ts'
import { readGameViews } from '#instances/game-view.ts'

/** Moves all prizes into the deck's escrow, opens the sale and publishes it once. */
export const openSale: Organizer = async ({ db, lane }, { memberId, id }) => {
  const { currency } = await inMember(db, memberId, tx => lockInstance(tx, memberId, id))
  await lane.submit(memberId, 'openDeck', { instanceId: id, currency })
  failpoint('sale.afterFunding', id)
  await inMember(db, memberId, async tx => {
    const instance = await lockInstance(tx, memberId, id)
    if (await findLastEvent(tx, memberId, id, 'opened')) return
    await recordEvent(tx, memberId, id, 'opened', { registrationEndAt: instance.reg_end })
    const [view] = await readGameViews(tx, memberId, { ids: [id] })
    const address = toInstanceAddress(memberId, instance, Number(instance.version))
    await putInOutbox(tx, memberId, announce('gameCreate', { eventType: 0, ...address, game: view! }))
  })
  failpoint('sale.afterOpening', id)
}
