import { inMember } from '@fairground/database/transaction'
import { periodStart } from '@fairground/rules/rewards/xp'
import type { Handler } from '#operation/handler.ts'
import { countPlaces, readPlaces } from '#progress/queries/ranks.ts'

/** Lists the places from `position` on; the first place is 1. */
export const queryPlayerRanks: Handler<'queryPlayerRanks'> = (
  { position, number, filter },
  { member, session },
  { db, now },
) =>
  inMember(db, member.id, async tx => {
    const period = { memberId: member.id, period: filter, since: periodStart(filter, now()) }
    const offset = Math.max(0, position - 1)
    const rows = await readPlaces(tx, period, { offset, limit: number })
    return {
      ranks: rows.map(({ playerId, name, points }, index) => ({
        position: offset + index + 1,
        name,
        points,
        me: playerId === session?.playerId,
      })),
      totalCount: await countPlaces(tx, period),
    }
  })
