import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { findInstance } from '#instances/find-instance.ts'
import { maskName } from '#games/results/mask-name.ts'
import { readGamePlayers } from './queries.ts'

const defaultPageSize = 20

export const getGamePlayers: Handler<'getGamePlayers'> = (
  { gameInstanceId, page = 0, maxResults = defaultPageSize },
  { member },
  { db },
) =>
  inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    const range = { limit: maxResults, offset: page * maxResults }
    const rows = await readGamePlayers(tx, member.id, gameInstanceId, range)
    return {
      players: rows.map(row => ({ name: maskName(row.username), plays: row.n })),
      totalCount: instance.players,
    }
  })
