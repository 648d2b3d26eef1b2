import { inMember } from '@fairground/database/transaction'
import { isDeck } from '#kinds/deck-terms.ts'
import { withCards } from '#instant/index.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { findInstance } from '#instances/find-instance.ts'
import { readPlays } from './read-plays.ts'
import { printTickets } from '#tickets/print-tickets.ts'

export const getGamePlayerPlays: Handler<'getGamePlayerPlays'> = (
  { gameInstanceId },
  { member, session },
  { db, ticketKeys },
) =>
  inMember(db, member.id, async tx => {
    const playerId = requirePlayer(session)
    const instance = await findInstance(tx, member.id, gameInstanceId)
    const [plays = []] = await readPlays(tx, member.id, [{ playerId, gameInstanceId }])
    const owner = { memberId: member.id, playerId, instance }
    return {
      plays: isDeck(instance) ? await withCards(tx, owner, plays) : plays,
      tickets: await printTickets(tx, member, ticketKeys, gameInstanceId, plays),
    }
  })
