import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { findInstance } from './find-instance.ts'
import { maskedName } from './masked-name.ts'

const shownByDefault = 20

export const getGamePlayers: Handler<'getGamePlayers'> = (
  { gameInstanceId, page = 0, maxResults = shownByDefault },
  { member },
  { db },
) =>
  inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    const rows = await tx
      .selectFrom('player_game as g')
      .innerJoin('player as p', join =>
        join.onRef('p.member_id', '=', 'g.member_id').onRef('p.id', '=', 'g.player_id'),
      )
      .select(['p.username', 'g.n'])
      .where('g.member_id', '=', member.id)
      .where('g.instance_id', '=', gameInstanceId)
      .where('g.n', '>', 0)
      .orderBy('g.n', 'desc')
      .orderBy('g.player_id')
      .limit(maxResults)
      .offset(page * maxResults)
      .execute()
    return {
      players: rows.map(row => ({ name: maskedName(row.username), plays: row.n })),
      totalCount: instance.players,
    }
  })
