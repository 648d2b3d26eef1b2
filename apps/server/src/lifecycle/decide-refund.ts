import type { Tx } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import { appendLogEntry } from '#public-log/append.ts'
import { findBeacon } from './chain-queries.ts'
import { findPendingClose } from './close-queries.ts'
import { findLastEvent, recordEvent } from './history.ts'
import { lockInstance } from './queries.ts'

export const isRefunding = async (tx: Tx, memberId: number, id: number): Promise<boolean> =>
  (await findLastEvent(tx, memberId, id, 'refunding')) !== undefined

/**
 * Decides that all stakes of an instance are refunded, which is then its only possible step. The public log shows it if
 * the sale has a close record. False if the beacon value is known: the draw can be made, so nothing undoes it.
 */
export const decideRefund = async (
  tx: Tx,
  { memberId, id }: { readonly memberId: number; readonly id: number },
  reason: string,
): Promise<boolean> => {
  await lockInstance(tx, memberId, id)
  // Another worker fetched the beacon round meanwhile, so the draw can be made.
  if (await findBeacon(tx, memberId, id)) return false
  if (await isRefunding(tx, memberId, id)) return true
  await recordEvent(tx, memberId, id, 'refunding', { reason })
  const closed = await findPendingClose(tx, memberId, id)
  if (closed)
    await appendLogEntry(tx, memberId, {
      t: 'cancel',
      game: String(closed.game_id),
      C: hex(new Uint8Array(closed.close_hash)),
      reason,
    })
  return true
}
