import { inMember } from '@fairground/database/transaction'
import { findRank, periodEnd, periodStart, xpMultiplier } from '@fairground/rules/rewards/xp'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readRewardBlock } from '#player/queries/reward-block.ts'
import { countPlaces, findOwnPlace, readVisibility, readXp } from '#progress/queries/ranks.ts'

export const getPlayerProgress: Handler<'getPlayerProgress'> = async (
  { filter },
  { member, session },
  { db, now },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const at = now()
  return inMember(db, member.id, async tx => {
    const period = { memberId: member.id, period: filter, since: periodStart(filter, at) }
    const xp = await readXp(tx, player)
    const own = await findOwnPlace(tx, player.playerId, period)
    return {
      xp,
      ...findRank(xp),
      multiplier: xpMultiplier(member.settings.xpPromotion, at),
      shown: await readVisibility(tx, player),
      points: own?.points ?? 0,
      position: own?.position ?? null,
      totalCount: await countPlaces(tx, period),
      resetsAt: periodEnd(filter, at),
      blocked: await readRewardBlock(tx, player),
    }
  })
}
