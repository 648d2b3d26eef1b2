import type { Tx } from '@fairground/database/transaction'
import { end, open, prizeIsShown, type Reveal } from '@fairground/rules/kinds/instant/reveal'
import { announce } from '#events/announce.ts'
import { addNotificationCause } from '#events/notification-cause.ts'
import { putInOutbox } from '#events/outbox.ts'
import type { PlayerCard } from './player-cards.ts'
import { lockReveal, updateReveal } from './queries/cards.ts'
import { readAccounts } from '#instances/accounts.ts'

interface Opening {
  readonly memberId: number
  readonly playerId: number
  readonly instanceId: number
  readonly card: PlayerCard
  /** Undefined when the player ends the card. */
  readonly places: readonly number[] | undefined
}

/** Stores the opened places of a card. When the prize becomes visible, the player is notified. */
export const openCard = async (tx: Tx, opened: Opening): Promise<PlayerCard | undefined> => {
  const { card, places, memberId, instanceId } = opened
  if (!card.dealt) return undefined
  const { places: size } = card.dealt.reveal
  const before = { places: size, ...(await lockReveal(tx, { memberId, instanceId, seq: card.seq })) }
  const after = places === undefined ? end(before) : openPlaces(before, places)
  if (!after) return undefined
  await updateReveal(tx, { memberId, instanceId, seq: card.seq }, after)
  if (prizeIsShown(after) && !prizeIsShown(before) && card.dealt.prize > 0n) await publishPrize(tx, opened)
  return { ...card, dealt: { ...card.dealt, reveal: after } }
}

const openPlaces = (reveal: Reveal, places: readonly number[]): Reveal | undefined =>
  places.reduce<Reveal | undefined>((so, place) => so && open(so, place), reveal)

const publishPrize = async (tx: Tx, opened: Opening): Promise<void> => {
  const { memberId, playerId, instanceId, card } = opened
  await addNotificationCause(tx, memberId, { kind: 'card', playerId, ref: card.seq, facts: { instanceId } })
  const accounts = await readAccounts(tx, memberId, playerId)
  const account = accounts.find(({ accountCurrency }) => accountCurrency === card.currency)
  if (!account) throw new Error(`player ${playerId} has no account in ${card.currency}`)
  const payload = { eventType: 4 as const, memberId, playerId, ...account }
  await putInOutbox(tx, memberId, announce('playerBalance', payload))
}
