import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { type ReceivedRow, readReceived } from './queries/received.ts'

/** Refuses the gift of another player exactly like an unknown one. */
export const requireReceived = async (tx: Tx, player: PlayerKey, giftId: number): Promise<ReceivedRow> => {
  const [gift] = isRowId(giftId) ? await readReceived(tx, player, giftId) : []
  if (!gift) throw new Refusal('rewards.notFound')
  return gift
}
