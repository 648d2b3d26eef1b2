import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { findPrize } from './prize-items.ts'
import { readPrizeAgents } from './queries/prize-agents.ts'

export const getPlayerPrizeItemAgents: Handler<'getPlayerPrizeItemAgents'> = (
  { prizeId, city },
  { member, session },
  { db },
) =>
  inMember(db, member.id, async tx => {
    if (!(await findPrize(tx, member.id, requirePlayer(session), prizeId)))
      throw new Refusal('profile.notFound')
    const agents = await readPrizeAgents(tx, member.id)
    const prefix = city?.trim().toLowerCase() ?? ''
    return { agents: agents.filter(agent => agent.city.toLowerCase().startsWith(prefix)) }
  })
