import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { findPrize } from './read-prizes.ts'

export const getPlayerPrizeItemAgents: Handler<'getPlayerPrizeItemAgents'> = (
  { prizeId, city },
  { member, session },
  { db },
) =>
  inMember(db, member.id, async tx => {
    if (!(await findPrize(tx, member.id, requirePlayer(session), prizeId)))
      throw new Refusal('profile.notFound')
    const rows = await tx
      .selectFrom('prize_agent')
      .select(['id', 'name', 'address', 'city', 'opening_hours as openingHours', 'phone'])
      .where('member_id', '=', member.id)
      .orderBy('city')
      .orderBy('name')
      .execute()
    const wanted = city?.trim().toLowerCase() ?? ''
    return { agents: rows.filter(agent => agent.city.toLowerCase().startsWith(wanted)) }
  })
