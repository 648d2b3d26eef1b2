import { inMember } from '@fairground/database/transaction'
import { isDeck } from '#instant/terms.ts'
import { withCards } from '#instant/with-cards.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { findInstance } from './find-instance.ts'
import { readPlays } from './plays.ts'
import { printTickets } from '#ticket/print-tickets.ts'

export const getGamePlayerPlays: Handler<'getGamePlayerPlays'> = (
  { gameInstanceId },
  { member, session },
  { db, ticketKeys },
) =>
  inMember(db, member.id, async tx => {
    const playerId = requirePlayer(session)
    const instance = await findInstance(tx, member.id, gameInstanceId)
    const [plays = []] = await readPlays(tx, member.id, [{ playerId, gameInstanceId }])
    const mine = { memberId: member.id, playerId, instance }
    return {
      plays: isDeck(instance) ? await withCards(tx, mine, plays) : plays,
      tickets: await printTickets(tx, member, ticketKeys, gameInstanceId, plays),
    }
  })
