import { inMember, type Tx } from '@fairground/database/transaction'
import { toInstanceAddress } from '#lifecycle/address.ts'
import type { Organizer } from '#lifecycle/organizer.ts'
import { lockInstance, nextVersion } from '#lifecycle/queries.ts'
import { findLastEvent, recordEvent } from '#lifecycle/history.ts'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { failpoint } from '#platform/failpoint.ts'
import { readGameViews } from '#instances/game-view.ts'
import { isCosigned } from '#public-log/proof.ts'
import { findDeck } from './queries/decks.ts'

/** Once the witnesses have seen the deck, moves all prizes into its escrow, opens the sale and publishes it once. */
export const openSale: Organizer = async ({ db, lane }, { memberId, id }) => {
  const { currency, isSeen } = await inMember(db, memberId, async tx => ({
    ...(await lockInstance(tx, memberId, id)),
    isSeen: await isDeckSeen(tx, memberId, id),
  }))
  if (!isSeen) return
  await lane.submit(memberId, 'openDeck', { instanceId: id, currency })
  failpoint('sale.afterFunding', id)
  await inMember(db, memberId, async tx => {
    const instance = await lockInstance(tx, memberId, id)
    if (await findLastEvent(tx, memberId, id, 'opened')) return
    await recordEvent(tx, memberId, id, 'opened', { registrationEndAt: instance.reg_end })
    const [view] = await readGameViews(tx, memberId, { ids: [id] })
    const address = toInstanceAddress(memberId, instance, Number(instance.version))
    await putInOutbox(tx, memberId, [
      ...announce('gameCreate', { eventType: 0, ...address, game: view! }),
      ...announce('gameRegistrationStart', {
        eventType: 7,
        ...address,
        version: await nextVersion(tx, memberId, id),
        gameStatus: 'OPEN',
        registrationEndTime: view!.registrationEndTime,
      }),
    ])
  })
  failpoint('sale.afterOpening', id)
}

const isDeckSeen = async (tx: Tx, memberId: number, id: number): Promise<boolean> => {
  const deck = await findDeck(tx, memberId, id)
  if (deck?.log_index == null) throw new Error(`deck ${id} is not in the public log`)
  return isCosigned(tx, memberId, Number(deck.log_index))
}
