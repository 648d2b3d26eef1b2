import type { GameHistoryItem } from '@fairground/contract/entities/games/game-history'
import type { Tx } from '@fairground/database/transaction'
import type { PageRange } from '#games/queries.ts'
import { findHistoryRow, type HistorySearch, readHistory } from './queries/history.ts'
import { toHistoryItem } from './to-history-item.ts'

export const searchHistory = async (
  tx: Tx,
  memberId: number,
  search: HistorySearch,
  range: PageRange,
): Promise<{ result: GameHistoryItem[]; totalCount: number }> => {
  const { rows, total } = await readHistory(tx, memberId, search, range)
  return { result: rows.map(row => toHistoryItem(row, memberId)), totalCount: total }
}

/** The history item of an instance that is known to exist. */
export const readHistoryItem = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  playerId: number | null,
  languageId: string | undefined,
): Promise<GameHistoryItem> => {
  const row = await findHistoryRow(tx, memberId, instanceId, { playerId, languageId })
  return toHistoryItem(row!, memberId)
}
