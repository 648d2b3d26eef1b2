import { inMember } from '@fairground/database/transaction'
import { ticketPlace } from '@fairground/rules/ticket/ticket-id'
import { findInstance } from '#games/find-instance.ts'
import { decimal } from '#instance/terms.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { openCard } from './open-card.ts'
import { type OwnCard, readOwnCards, shownCard } from './own-cards.ts'
import { isDeck } from './terms.ts'

/** Opens places of a ticket or closes it. Prize and balance were decided long before; this is only the show. */
export const confirmCrosswordEnd: Handler<'confirmCrosswordEnd'> = async (
  { gameInstanceId, ticket, seq, opened },
  { member, session },
  { db },
) => {
  const playerId = requirePlayer(session)
  return inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    if (!isDeck(instance)) throw new Refusal('game.notFound')
    const cards = await readOwnCards(tx, { memberId: member.id, playerId, instance, seq })
    const chosen = seq === undefined ? offered(cards, gameInstanceId, ticket) : cards.find(c => c.seq === seq)
    const mine = { memberId: member.id, playerId, instanceId: instance.id }
    const after = chosen && (await openCard(tx, { ...mine, card: chosen, places: opened }))
    if (!after) throw new Refusal('game.ticketNotFound')
    const card = shownCard(after)
    return { result: 1, won: card.won ?? decimal(0n, instance.currency), card }
  })
}

/** The oldest card that is not closed yet: of all, or of the printed ticket that is named. */
const offered = (
  cards: readonly OwnCard[],
  instanceId: number,
  ticket: string | undefined,
): OwnCard | undefined => {
  const place = ticket === undefined ? undefined : ticketPlace(ticket)
  const named = cards.find(card => place?.instanceId === instanceId && place.seq === card.seq)
  return cards.find(
    ({ dealt, joinCode }) =>
      dealt && !dealt.reveal.ended && (ticket === undefined || joinCode === named?.joinCode),
  )
}
