import { databaseNow, type Tx } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { appendLogEntry } from '#public-log/append.ts'
import { toInstanceAddress } from './address.ts'
import { findPendingClose } from './close-queries.ts'
import { recordEvent } from './history.ts'
import { findHold, type HoldRow, insertApproval, insertHold, type NewHold } from './hold-queries.ts'
import { changeInstance, type InstanceRecord, lockInstance, setDueIn } from './queries.ts'

/** The length of the reason in the public log. */
const maxReasonLength = 2000

/**
 * Holds a draw: it is neither paid nor refunded until two people release it. The public log says so with the next
 * checkpoint. Does nothing if the draw is already held.
 */
export const holdDraw = async (
  tx: Tx,
  memberId: number,
  id: number,
  hold: Omit<NewHold, 'closeHash'>,
): Promise<void> => {
  const instance = await lockInstance(tx, memberId, id)
  const closed = await findPendingClose(tx, memberId, id)
  if (!closed) throw new Error(`instance ${id} has no close record`)
  if (await findHold(tx, memberId, id)) return
  const closeHash = new Uint8Array(closed.close_hash)
  const reason = hold.reason.slice(0, maxReasonLength)
  await insertHold(tx, memberId, id, { ...hold, reason, closeHash })
  await recordEvent(tx, memberId, id, 'held', { reason, by: hold.heldBy })
  if (instance.status === 'CLOSED') await publishChecking(tx, memberId, instance)
  const game = String(instance.game_id)
  await appendLogEntry(tx, memberId, { t: 'held', game, C: hex(closeHash), reason })
}

/** Players see that the draw is being checked. */
const publishChecking = async (tx: Tx, memberId: number, instance: InstanceRecord): Promise<void> => {
  const version = await changeInstance(tx, memberId, instance.id, {
    event: 'failRetry',
    dueAt: await databaseNow(tx),
  })
  const address = toInstanceAddress(memberId, instance, version)
  const status = { eventType: 13 as const, gameStatus: 'RETRY' as const, attempt: 1 }
  await putInOutbox(tx, memberId, announce('gameFailRetry', { ...address, ...status }))
}

/** Records an approval. The second one, by another person, releases the draw: its next step is due at once. */
export const approveRelease = async (
  tx: Tx,
  memberId: number,
  id: number,
  { hold, actor, reason }: { readonly hold: HoldRow; readonly actor: string; readonly reason: string },
): Promise<'approved' | 'released'> => {
  const instance = await lockInstance(tx, memberId, id)
  const approval = hold.approved_by === null ? 1 : 2
  await insertApproval(tx, memberId, id, { n: hold.n, approval, actor })
  if (approval === 1) return 'approved'
  await recordEvent(tx, memberId, id, 'released', { by: [hold.approved_by, actor] })
  await setDueIn(tx, memberId, id, 0)
  const closed = await findPendingClose(tx, memberId, id)
  if (!closed) throw new Error(`instance ${id} has no close record`)
  const C = hex(new Uint8Array(closed.close_hash))
  await appendLogEntry(tx, memberId, { t: 'release', game: String(instance.game_id), C, reason })
  return 'released'
}
