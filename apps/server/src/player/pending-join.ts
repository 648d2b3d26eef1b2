import type { JoinRequest } from '@fairground/contract/entities/plays/join'
import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { insertPendingJoin, isOpenInstance } from './queries/pending-joins.ts'

/** Stores plays until their deposit is credited. A repeated request id returns the plays that are stored under it. */
export const storePendingJoin = async (
  tx: Tx,
  player: PlayerKey,
  pendingJoin: JoinRequest,
): Promise<number> => {
  const { gameId, gameInstanceId } = pendingJoin
  const isOpen =
    isRowId(gameId) &&
    isRowId(gameInstanceId) &&
    (await isOpenInstance(tx, player.memberId, gameId, gameInstanceId))
  if (!isOpen) throw new Refusal('game.notFound')
  return insertPendingJoin(tx, player, pendingJoin)
}
