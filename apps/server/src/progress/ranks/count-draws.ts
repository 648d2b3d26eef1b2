import { type Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { maxDrawsPerDay, xpForDraw, xpMultiplier } from '@fairground/rules/rewards/xp'
import type { Member } from '#operator/members.ts'
import { countPlayers, takeDueDraw } from '#progress/queries/ranks.ts'

/** Gives points and XP to a chunk of the players of an ended draw. Returns false when there was none. */
export const countDraws = (db: Database, { id, settings }: Member): Promise<boolean> =>
  inMember(db, id, async tx => {
    const due = await takeDueDraw(tx, id)
    if (!due) return false
    const multiplier = xpMultiplier(settings.xpPromotion, due.endedAt)
    await countPlayers(tx, {
      ...due,
      memberId: id,
      multiplier,
      xp: xpForDraw(multiplier),
      maxPerDay: maxDrawsPerDay,
    })
    return true
  })
