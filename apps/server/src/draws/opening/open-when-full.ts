import type { Tx } from '@fairground/database/transaction'
import { databaseNow } from '@fairground/database/transaction'
import { openInstance, publishOpened } from '../open-instance.ts'
import { lockOpenableGame } from '../queries/games.ts'
import { findOpenInstances } from '../queries/instances.ts'

/**
 * Ensures that an instaplay game has one open instance. The sale that fills an instance also opens the next one, so
 * usually only the event is published here. Returns infinity if nothing was to do.
 */
export const openWhenFull = async (tx: Tx, memberId: number, gameId: number): Promise<number | undefined> => {
  const game = await lockOpenableGame(tx, memberId, gameId)
  if (!game) return undefined
  const open = await findOpenInstances(tx, memberId, game.id)
  for (const { id, published } of open) if (!published) await publishOpened(tx, memberId, id)
  if (open.length > 0) return open.every(({ published }) => published) ? Infinity : undefined
  const slotAt = Math.floor(await databaseNow(tx))
  await openInstance(tx, memberId, game, { slotAt, startAt: Infinity, registrationEndAt: Infinity })
  return undefined
}
