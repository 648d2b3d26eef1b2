import type { GameTypeInstance } from '@fairground/contract/entities/games/game-type'
import type { Tx } from '@fairground/database/transaction'
import type { PageRange } from '#games/queries.ts'
import { type InstanceListFilter, type InstanceListRow, readInstanceList } from './queries.ts'

const statusesBeforeStart = new Set(['OPEN', 'CLOSED', 'READY', 'RETRY'])

export const listInstances = async (
  tx: Tx,
  memberId: number,
  filter: InstanceListFilter,
  range: PageRange,
): Promise<{ instances: GameTypeInstance[]; totalCount: number }> => {
  const { rows, total } = await readInstanceList(tx, memberId, filter, range)
  return { instances: rows.map(toInstance), totalCount: total }
}

const toInstance = (row: InstanceListRow): GameTypeInstance => ({
  gameId: row.game_id,
  gameInstanceId: row.id,
  gameTitle: row.title,
  gameStatus: row.status,
  ...(statusesBeforeStart.has(row.status) ? {} : { startedAt: row.start_at }),
  ...(row.status === 'ENDED' && row.end_at !== null ? { endedAt: row.end_at } : {}),
})
