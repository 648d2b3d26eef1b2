import type { GameHistoryItem } from '@fairground/contract/entities/game-history'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { readHistoryItems } from './history-items.ts'
import { type InstanceChoice, instanceFilter } from './instance-filter.ts'

type HistoryChoice = InstanceChoice & { readonly languageId?: string | undefined }

interface Viewer {
  readonly playerId: number | null
  /** Only what he had plays in. */
  readonly ownOnly: boolean
}

interface Page {
  readonly page: number
  readonly maxResults: number
}

/** Ended instances that pass the search; of a player's own also those that were cancelled. */
export const searchHistory = async (
  tx: Tx,
  memberId: number,
  choice: HistoryChoice,
  { playerId, ownOnly }: Viewer,
  { page, maxResults }: Page,
): Promise<{ result: GameHistoryItem[]; totalCount: number }> => {
  const whose = ownOnly
    ? sql`i.status IN ('ENDED', 'REFUNDED') AND EXISTS (
        SELECT FROM ticket t
         WHERE t.member_id = i.member_id AND t.instance_id = i.id AND t.player_id = ${playerId}::int)`
    : sql`i.status = 'ENDED'`
  const chosen = sql`i.member_id = ${memberId} AND ${whose} AND ${instanceFilter(choice)}`
  const counted = await sql<{
    n: number
  }>`SELECT count(*)::int AS n FROM game_instance i WHERE ${chosen}`.execute(tx)
  const seen = { playerId, languageId: choice.languageId }
  const shown = { limit: maxResults, offset: page * maxResults }
  const result = await readHistoryItems(tx, memberId, chosen, seen, shown)
  return { result, totalCount: counted.rows[0]?.n ?? 0 }
}

/** One instance that has started, for looking at it again. */
export const historyItem = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  playerId: number | null,
  languageId: string | undefined,
): Promise<GameHistoryItem> => {
  const chosen = sql`i.member_id = ${memberId} AND i.id = ${instanceId}`
  const shown = { limit: 1, offset: 0 }
  const [item] = await readHistoryItems(tx, memberId, chosen, { playerId, languageId }, shown)
  return item!
}
