import type { NotificationFacts } from '#notifications/notification-facts.ts'
import { findCardReturn } from '#notifications/queries/cards.ts'
import { findNotifiedInstance } from '#notifications/queries/participants.ts'
import { toResultNotification } from './draw-causes.ts'
import { type Expand, nothing } from './expansion.ts'

/** An instant card that the player has uncovered. */
export const expandCard: Expand = async (tx, memberId, { ref: seq, facts }) => {
  const { instanceId } = facts as { readonly instanceId: number }
  const instance = await findNotifiedInstance(tx, memberId, instanceId)
  const card = await findCardReturn(tx, { memberId, instanceId, seq: Number(seq) })
  if (!instance || !card) return nothing
  const notification = toResultNotification({ ...card, items: [] }, instance, { seq: Number(seq) })
  return { notifications: [notification], lastPlayer: null }
}

/** A cause of one player that carries its sealed facts. */
const expandSealed =
  (kind: 'security' | 'supportAnswer'): Expand =>
  async (_, __, { id, playerId, facts }) => {
    if (playerId === null) return nothing
    const sealed = facts as NotificationFacts[typeof kind]
    const notification = { kind, playerId, subject: `${kind}/${id}`, facts: sealed }
    return { notifications: [notification], lastPlayer: null }
  }

export const expandSecurity = expandSealed('security')
export const expandSupportAnswer = expandSealed('supportAnswer')

/** An automatic action of the platform. */
export const expandSaferPlay: Expand = async (_, __, { id, playerId, facts }) => {
  if (playerId === null) return nothing
  const notification = {
    kind: 'saferPlay' as const,
    playerId,
    subject: `saferPlay/${id}`,
    facts: facts as NotificationFacts['saferPlay'],
  }
  return { notifications: [notification], lastPlayer: null }
}
