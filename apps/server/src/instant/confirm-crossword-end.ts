import { inMember } from '@fairground/database/transaction'
import { ticketPlace } from '@fairground/rules/ticket/ticket-id'
import { findInstance } from '#instances/find-instance.ts'
import { decimal } from '#platform/money.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { openCard } from './open-card.ts'
import { type PlayerCard, readPlayerCards, toCardView } from './player-cards.ts'
import { isDeck } from '#kinds/deck-terms.ts'

/** Opens places of a card or ends it. The prize was paid when the card was dealt, so this only reveals it. */
export const confirmCrosswordEnd: Handler<'confirmCrosswordEnd'> = async (
  { gameInstanceId, ticket, seq, opened },
  { member, session },
  { db },
) => {
  const playerId = requirePlayer(session)
  return inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    if (!isDeck(instance)) throw new Refusal('game.notFound')
    const cards = await readPlayerCards(tx, { memberId: member.id, playerId, instance, seq })
    const chosen =
      seq === undefined ? findOfferedCard(cards, gameInstanceId, ticket) : cards.find(c => c.seq === seq)
    const key = { memberId: member.id, playerId, instanceId: instance.id }
    const after = chosen && (await openCard(tx, { ...key, card: chosen, places: opened }))
    if (!after) throw new Refusal('game.ticketNotFound')
    const card = toCardView(after)
    return { result: 1, won: card.won ?? decimal(0n, instance.currency), card }
  })
}

/** The oldest card that is not ended, among all cards or among those of the named ticket. */
const findOfferedCard = (
  cards: readonly PlayerCard[],
  instanceId: number,
  ticket: string | undefined,
): PlayerCard | undefined => {
  const place = ticket === undefined ? undefined : ticketPlace(ticket)
  const named = cards.find(card => place?.instanceId === instanceId && place.seq === card.seq)
  return cards.find(
    ({ dealt, joinCode }) =>
      dealt && !dealt.reveal.ended && (ticket === undefined || joinCode === named?.joinCode),
  )
}
