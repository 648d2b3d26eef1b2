import type { Tx } from '@fairground/database/transaction'
import type { NewNotification } from '#notifications/notification-facts.ts'
import { insertResultCause, type StoredCause } from '#notifications/queries/causes.ts'
import {
  findNotifiedInstance,
  findParticipants,
  findRefunded,
  findReminded,
  findWinners,
  type NotifiedInstance,
  type PlayerRange,
  type PlayerReturn,
} from '#notifications/queries/participants.ts'
import { chunkSize, type Expand, nothing, toExpansion } from './expansion.ts'

/** In a game with more players the results are listed without live events. */
const maxLiveResults = 5000

const rangeFor = (memberId: number, { ref, afterPlayer }: StoredCause): PlayerRange => ({
  memberId,
  instanceId: Number(ref),
  after: afterPlayer,
  limit: chunkSize,
})

/** Decks are skipped: each of their cards has its own result. */
const findDraw = async (
  tx: Tx,
  memberId: number,
  { ref }: StoredCause,
): Promise<NotifiedInstance | undefined> => {
  const instance = await findNotifiedInstance(tx, memberId, Number(ref))
  return instance?.isDeck ? undefined : instance
}

/** Only a return above the stake, or an item, is a win. Win and result have one subject, so a player gets one of them. */
export const toResultNotification = (
  { playerId, won, staked, items }: PlayerReturn,
  { id, game, currency }: Pick<NotifiedInstance, 'id' | 'game' | 'currency'>,
  card: { readonly seq: number } | null = null,
): NewNotification => ({
  kind: won > staked || items.length > 0 ? 'win' : 'result',
  playerId,
  subject: card ? `card/${id}/${card.seq}` : `draw/${id}`,
  facts: {
    instanceId: id,
    game,
    currency,
    won: String(won),
    staked: String(staked),
    items,
    card: card !== null,
  },
})

export const expandWin: Expand = async (tx, memberId, cause) => {
  const draw = await findDraw(tx, memberId, cause)
  if (!draw) return nothing
  const winners = await findWinners(tx, rangeFor(memberId, cause))
  const expansion = toExpansion(winners.map(winner => toResultNotification(winner, draw)))
  if (expansion.lastPlayer === null) await insertResultCause(tx, memberId, cause)
  return expansion
}

export const expandResult: Expand = async (tx, memberId, cause) => {
  const draw = await findDraw(tx, memberId, cause)
  if (!draw) return nothing
  const players = await findParticipants(tx, rangeFor(memberId, cause))
  const notifications = players.map(player => toResultNotification(player, draw))
  return { ...toExpansion(notifications), quiet: draw.players > maxLiveResults }
}

export const expandRefund: Expand = async (tx, memberId, cause) => {
  const instance = await findNotifiedInstance(tx, memberId, Number(cause.ref))
  if (!instance) return nothing
  const { id: instanceId, game, currency } = instance
  const refunded = await findRefunded(tx, rangeFor(memberId, cause))
  return toExpansion(
    refunded.map(({ playerId, amount }) => ({
      kind: 'refund',
      playerId,
      subject: `refund/${instanceId}`,
      facts: { instanceId, game, currency, amount: String(amount) },
    })),
  )
}

export const expandReminder: Expand = async (tx, memberId, cause) => {
  const draw = await findDraw(tx, memberId, cause)
  if (!draw) return nothing
  const { id: instanceId, game, startAt } = draw
  const reminded = await findReminded(tx, rangeFor(memberId, cause))
  return toExpansion(
    reminded.map(({ playerId, plays }) => ({
      kind: 'drawReminder',
      playerId,
      subject: `reminder/${instanceId}`,
      facts: { instanceId, game, startAt, plays },
    })),
  )
}
