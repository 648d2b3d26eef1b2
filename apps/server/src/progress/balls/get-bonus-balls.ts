import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readRewardBlock } from '#player/queries/reward-block.ts'
import { readBalls } from '#progress/queries/balls.ts'
import { toBallView } from './ball-view.ts'

/** A player who gets no rewards now sees none. */
export const getBonusBalls: Handler<'getBonusBalls'> = async (_, { member, session }, { db }) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, async tx => {
    if (await readRewardBlock(tx, player)) return { bonusBalls: [] }
    const rows = await readBalls(tx, player)
    const bonusBalls = []
    for (const row of rows) bonusBalls.push(await toBallView(tx, member.id, row))
    return { bonusBalls }
  })
}
