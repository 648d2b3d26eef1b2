import { databaseNow, inMember } from '@fairground/database/transaction'
import { hex, unhex } from '@fairground/fair/bytes'
import { chainStep } from '@fairground/fair/chain'
import { addressOf } from '#draws/address.ts'
import type { Organizer } from '#draws/organizer.ts'
import { changeInstance, lockInstance, recordEvent } from '#draws/queries.ts'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { failpoint } from '#failpoint.ts'
import { WrongLink } from '#signer/client.ts'
import { buildDeckRecord } from './deck-record.ts'
import { sealOf } from './rows.ts'

/** Every ticket has its card: the books are closed, the deck's link is revealed, and everything is published. */
export const endDeck: Organizer = async (parts, { memberId, id, gameId }) => {
  const { instance, seal } = await inMember(parts.db, memberId, async tx => ({
    instance: await lockInstance(tx, memberId, id),
    seal: await sealOf(tx, memberId, id),
  }))
  if (!seal) throw new Error(`deck ${id} is not sealed`)
  await parts.lane.ask(memberId, 'endDeck', { instanceId: id, currency: instance.currency })
  failpoint('deckEnd.afterBooks', id)
  const game = `${memberId}/${gameId}`
  const revealed = await parts.signer.call('endDeck', { game, deck: seal.chain_index })
  failpoint('deckEnd.afterReveal', id)
  const link = unhex(revealed.link)
  if (hex(chainStep(link)) !== hex(new Uint8Array(seal.previous_link)))
    throw new WrongLink(`the signer's link does not belong to the chain of game ${gameId}`)
  const { signerKey } = await parts.signer.call('openChain', { game })
  await inMember(parts.db, memberId, async tx => {
    if ((await lockInstance(tx, memberId, id)).status === 'ENDED') return
    const now = Math.floor(await databaseNow(tx))
    const record = await buildDeckRecord(tx, parts, { memberId, id, link, signerKey, endedAt: now })
    await tx
      .insertInto('deck_record')
      .values({
        member_id: memberId,
        instance_id: id,
        link: Buffer.from(link),
        body: JSON.stringify(record),
      })
      .execute()
    failpoint('deckEnd.afterRecord', id)
    const version = await changeInstance(tx, memberId, id, { status: 'ENDED', endAt: now, dueAt: Infinity })
    await recordEvent(tx, memberId, id, 'ended', { paid: record.paid })
    const address = addressOf(memberId, instance, version)
    const winnersCount = record.payouts.length
    await putInOutbox(
      tx,
      memberId,
      announce('gameEnd', { eventType: 5, ...address, gameStatus: 'ENDED', endTime: now, winnersCount }),
    )
  })
}
