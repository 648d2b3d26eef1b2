import type { Tx } from '@fairground/database/transaction'
import { end, open, prizeIsShown, type Reveal } from '@fairground/rules/instant/reveal'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { decimal } from '#instance/terms.ts'
import type { OwnCard } from './own-cards.ts'

interface Opened {
  readonly memberId: number
  readonly playerId: number
  readonly instanceId: number
  readonly card: OwnCard
  /** Nothing: the player has done with the ticket. */
  readonly places: readonly number[] | undefined
}

/** Keeps how far the ticket is open. When its prize comes to be seen, the balance is told with it. */
export const openCard = async (tx: Tx, opened: Opened): Promise<OwnCard | undefined> => {
  const { card, places, memberId, instanceId } = opened
  if (!card.dealt) return undefined
  const before = await lockReveal(tx, opened, card.dealt.reveal)
  const after = places === undefined ? end(before) : openAllOf(before, places)
  if (!after) return undefined
  await tx
    .updateTable('card_reveal')
    .set({ opened: [...after.opened], ended: after.ended })
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('seq', '=', card.seq)
    .execute()
  if (prizeIsShown(after) && !prizeIsShown(before) && card.dealt.prize > 0n) await tellBalance(tx, opened)
  return { ...card, dealt: { ...card.dealt, reveal: after } }
}

const openAllOf = (reveal: Reveal, places: readonly number[]): Reveal | undefined =>
  places.reduce<Reveal | undefined>((so, place) => so && open(so, place), reveal)

/** Two devices of one player may open the same ticket at once. */
const lockReveal = async (
  tx: Tx,
  { memberId, instanceId, card }: Opened,
  { places }: Reveal,
): Promise<Reveal> => {
  const key = { member_id: memberId, instance_id: instanceId, seq: card.seq }
  await tx
    .insertInto('card_reveal')
    .values(key)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { opened, ended } = await tx
    .selectFrom('card_reveal')
    .select(['opened', 'ended'])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('seq', '=', card.seq)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { places, opened, ended }
}

const tellBalance = async (tx: Tx, { memberId, playerId, card }: Opened): Promise<void> => {
  const account = await tx
    .selectFrom('account')
    .select(['id', 'c_post', 'd_post', 'd_pend', 'version'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'player:cash')
    .where('ref', '=', BigInt(playerId))
    .where('currency', '=', card.currency)
    .executeTakeFirstOrThrow()
  const payload = {
    eventType: 4 as const,
    memberId,
    playerId,
    accountId: Number(account.id),
    accountCurrency: card.currency,
    accountBalance: decimal(account.c_post - account.d_post - account.d_pend, card.currency),
    version: Number(account.version),
  }
  await putInOutbox(tx, memberId, announce('playerBalance', payload))
}
