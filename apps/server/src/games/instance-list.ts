import type { GameTypeInstance } from '@fairground/contract/entities/game-type'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { type InstanceChoice, instanceFilter } from './instance-filter.ts'

type ListChoice = InstanceChoice & { readonly languageId?: string | undefined }

interface Row {
  readonly id: number
  readonly game_id: number
  readonly title: string
  readonly status: GameTypeInstance['gameStatus']
  readonly start_at: number
  readonly end_at: number | null
}

const shownBeforeStart = new Set(['OPEN', 'CLOSED', 'READY', 'RETRY'])

/** Instances, newest start first. Refunded ones have left the lists. */
export const listInstances = async (
  tx: Tx,
  memberId: number,
  choice: ListChoice,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ instances: GameTypeInstance[]; totalCount: number }> => {
  const chosen = sql`i.member_id = ${memberId} AND i.status <> 'REFUNDED' AND ${instanceFilter(choice)}`
  const { rows } = await sql<Row>`
    SELECT i.id, i.game_id, coalesce(x.title, g.title) AS title, i.status, i.start_at, i.end_at
      FROM game_instance i
      JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
      LEFT JOIN game_text x ON x.member_id = g.member_id AND x.game_id = g.id AND x.language = ${choice.languageId ?? null}
     WHERE ${chosen}
     ORDER BY i.start_at DESC, i.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(tx)
  const counted = await sql<{
    n: number
  }>`SELECT count(*)::int AS n FROM game_instance i WHERE ${chosen}`.execute(tx)
  return { instances: rows.map(instanceOf), totalCount: counted.rows[0]?.n ?? 0 }
}

const instanceOf = (row: Row): GameTypeInstance => ({
  gameId: row.game_id,
  gameInstanceId: row.id,
  gameTitle: row.title,
  gameStatus: row.status,
  ...(shownBeforeStart.has(row.status) ? {} : { startedAt: row.start_at }),
  ...(row.status === 'ENDED' && row.end_at !== null ? { endedAt: row.end_at } : {}),
})
