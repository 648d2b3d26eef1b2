import { databaseNow, inMember } from '@fairground/database/transaction'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { chainStep } from '@fairground/fair/crypto/hash-chain'
import { toInstanceAddress } from '#lifecycle/address.ts'
import type { Organizer } from '#lifecycle/organizer.ts'
import { changeInstance, lockInstance } from '#lifecycle/queries.ts'
import { recordEvent } from '#lifecycle/history.ts'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { failpoint } from '#platform/failpoint.ts'
import { WrongLink } from '#signer/client.ts'
import { buildDeckRecord } from './deck-record.ts'
import { findDeckSeal, insertDeckRecord } from './queries/decks.ts'

/** Ends a deck when every ticket has a card: closes its books, reveals its link and publishes the record. */
export const endDeck: Organizer = async (deps, { memberId, id, gameId }) => {
  const { instance, seal } = await inMember(deps.db, memberId, async tx => ({
    instance: await lockInstance(tx, memberId, id),
    seal: await findDeckSeal(tx, memberId, id),
  }))
  if (!seal) throw new Error(`deck ${id} has no sealed record`)
  await deps.lane.submit(memberId, 'endDeck', { instanceId: id, currency: instance.currency })
  failpoint('deckEnd.afterBooks', id)
  const game = `${memberId}/${gameId}`
  const revealed = await deps.signer.call('endDeck', { game, deck: seal.chain_index })
  failpoint('deckEnd.afterReveal', id)
  const link = unhex(revealed.link)
  if (hex(chainStep(link)) !== hex(new Uint8Array(seal.previous_link)))
    throw new WrongLink(`the signer's link does not belong to the chain of game ${gameId}`)
  const { signerKey } = await deps.signer.call('openChain', { game })
  await inMember(deps.db, memberId, async tx => {
    if ((await lockInstance(tx, memberId, id)).status === 'ENDED') return
    const now = Math.floor(await databaseNow(tx))
    const record = await buildDeckRecord(tx, deps, { memberId, id, link, signerKey, endedAt: now })
    await insertDeckRecord(tx, memberId, id, link, record)
    failpoint('deckEnd.afterRecord', id)
    const version = await changeInstance(tx, memberId, id, { status: 'ENDED', endAt: now, dueAt: Infinity })
    await recordEvent(tx, memberId, id, 'ended', { paid: record.paid })
    const address = toInstanceAddress(memberId, instance, version)
    const winnersCount = record.payouts.length
    await putInOutbox(
      tx,
      memberId,
      announce('gameEnd', { eventType: 5, ...address, gameStatus: 'ENDED', endTime: now, winnersCount }),
    )
  })
}
