import type { Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { readGameViews } from '#instances/game-view.ts'
import { toInstanceAddress } from '#lifecycle/address.ts'
import { lockInstance, nextVersion } from '#lifecycle/queries.ts'
import { recordEvent } from '#lifecycle/history.ts'
import {
  insertInstance,
  insertInstanceAccounts,
  type InstanceTimes,
  type OpenableGame,
} from './queries/instances.ts'

/** Opens an instance and publishes it, unless its slot already has one. */
export const openInstance = async (
  tx: Tx,
  memberId: number,
  game: OpenableGame,
  times: InstanceTimes,
): Promise<void> => {
  const id = await insertInstance(tx, memberId, game, times)
  if (id === undefined) return
  await insertInstanceAccounts(tx, memberId, id, game.currency)
  await publishOpened(tx, memberId, id)
}

export const publishOpened = async (tx: Tx, memberId: number, id: number): Promise<void> => {
  const instance = await lockInstance(tx, memberId, id)
  const { start_at: startAt, reg_end: registrationEndAt } = instance
  await recordEvent(tx, memberId, id, 'opened', { startAt, registrationEndAt })
  const [game] = await readGameViews(tx, memberId, { ids: [id] })
  const address = toInstanceAddress(memberId, instance, Number(instance.version))
  await putInOutbox(tx, memberId, [
    ...announce('gameCreate', { eventType: 0, ...address, game: game! }),
    ...announce('gameRegistrationStart', {
      eventType: 7,
      ...address,
      version: await nextVersion(tx, memberId, id),
      gameStatus: 'OPEN',
      registrationEndTime: game!.registrationEndTime,
    }),
  ])
}
