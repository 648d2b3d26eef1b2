import type { Tx } from '@fairground/database/transaction'
import { databaseNow } from '@fairground/database/transaction'
import { openInstance, publishOpened } from './open-instance.ts'
import { findOpenInstances, type OpenableGame } from './queries/instances.ts'
import { lockGame } from '#lifecycle/queries.ts'

/**
 * Ensures that an instaplay game has one open instance. The sale that fills an instance also opens the next one, so
 * usually only the event is published here.
 */
export const openWhenFull = async (tx: Tx, memberId: number, game: OpenableGame): Promise<void> => {
  await lockGame(tx, memberId, game.id)
  const open = await findOpenInstances(tx, memberId, game.id)
  for (const { id, published } of open) if (!published) await publishOpened(tx, memberId, id)
  if (open.length > 0) return
  const slotAt = Math.floor(await databaseNow(tx))
  await openInstance(tx, memberId, game, { slotAt, startAt: Infinity, registrationEndAt: Infinity })
}
