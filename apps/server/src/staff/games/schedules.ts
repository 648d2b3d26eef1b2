import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { databaseNow, inMember } from '@fairground/database/transaction'
import { isTimed, previewStarts } from '@fairground/rules/game/schedule'
import { checkSchedule } from '#kinds/check-game.ts'
import { isDeck } from '#kinds/deck-terms.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { lockLiveGame, requireGame } from './live-terms.ts'
import {
  countClosures,
  deleteClosure,
  deletePlanned,
  insertClosure,
  insertPlanned,
  lockClosures,
  readClosures,
  readPlanned,
} from './queries/schedules.ts'

const maxClosures = 200
const maxAheadMs = 400 * 86_400_000

export const previewSchedule: OperatorHandler<'previewSchedule'> = (input, caller, { db }) => {
  const { id: memberId } = requireMember(caller)
  const { gameId, schedule, from, count } = input
  if (!isTimed(schedule)) throw new CommandRefused('instances start when they are full, not at a time')
  const [broken] = checkSchedule(schedule, false)
  if (broken) throw new CommandRefused(`${broken.rule}: ${broken.text}`)
  return inMember(db, memberId, async tx => {
    if (gameId !== null) await requireGame(tx, memberId, gameId)
    const closures = (await readClosures(tx, memberId)).filter(
      each => each.game_id === null || each.game_id === gameId,
    )
    const start = from ?? Math.floor(await databaseNow(tx))
    const periods = closures.map(each => ({ from: each.closed_from, until: each.closed_until }))
    return { starts: previewStarts(schedule, start, count, periods) }
  })
}

export const listClosures: OperatorHandler<'listClosures'> = (_, caller, { db }) => {
  const { id: memberId } = requireMember(caller)
  return inMember(db, memberId, async tx => ({
    closures: (await readClosures(tx, memberId)).map(row => ({
      closureId: row.id,
      gameId: row.game_id,
      title: row.title,
      from: Math.floor(row.closed_from),
      until: Math.floor(row.closed_until),
    })),
  }))
}

export const addClosure = (
  deps: StaffDeps,
  acting: Acting,
  { reason: _, ...closure }: OperatorInput<'addClosure'>,
) =>
  act(deps, acting, 'add-closure', async tx => {
    const memberId = acting.member.id
    const { gameId, from, until } = closure
    if (from >= until) throw new CommandRefused('the period is empty')
    if (until <= (await databaseNow(tx))) throw new CommandRefused('the period is over')
    if (gameId !== null) await requireGame(tx, memberId, gameId)
    await lockClosures(tx, memberId)
    if ((await countClosures(tx, memberId)) >= maxClosures)
      throw new CommandRefused(`there are ${maxClosures} closed periods already`)
    const closureId = await insertClosure(tx, memberId, closure)
    return { subject: `closure/${closureId}`, after: closure, result: { closureId } }
  })

export const removeClosure = (deps: StaffDeps, acting: Acting, closureId: number): Promise<void> =>
  act(deps, acting, 'remove-closure', async tx => {
    const row = await deleteClosure(tx, acting.member.id, closureId)
    if (!row) throw new CommandRefused(`there is no closed period ${closureId}`)
    const { game_id: gameId, title, closed_from: from, closed_until: until } = row
    return {
      subject: `closure/${closureId}`,
      before: { gameId, title, from: Math.floor(from), until: Math.floor(until) },
      result: undefined,
    }
  })

/** Plans an instance with the terms that the game has when the worker opens it, within a second. */
export const createInstance = (
  deps: StaffDeps,
  acting: Acting,
  { gameId, startAt, registrationEndAt }: OperatorInput<'createInstance'>,
): Promise<void> =>
  act(deps, acting, 'create-instance', async tx => {
    const memberId = acting.member.id
    const game = await lockLiveGame(tx, memberId, gameId)
    const now = await databaseNow(tx)
    if (isDeck(game)) throw new CommandRefused('a deck follows the deck before it')
    if (!isTimed(game.schedule as never)) throw new CommandRefused(`game ${gameId} starts when it is full`)
    if (registrationEndAt <= now || startAt < registrationEndAt)
      throw new CommandRefused('the sale must end in the future and before the start')
    if (startAt > now + maxAheadMs) throw new CommandRefused('the start is more than 400 days away')
    if (!(await insertPlanned(tx, memberId, { gameId, startAt, registrationEndAt })))
      throw new CommandRefused(`game ${gameId} has an instance at this time`)
    return { subject: `game/${gameId}`, after: { startAt, registrationEndAt }, result: undefined }
  })

export const listPlannedInstances: OperatorHandler<'listPlannedInstances'> = (_, caller, { db }) => {
  const { id: memberId } = requireMember(caller)
  return inMember(db, memberId, async tx => ({
    planned: (await readPlanned(tx, memberId)).map(row => ({
      gameId: row.gameId,
      startAt: Math.floor(row.startAt),
      registrationEndAt: Math.floor(row.registrationEndAt),
    })),
  }))
}

export const cancelPlannedInstance = (
  deps: StaffDeps,
  acting: Acting,
  gameId: number,
  startAt: number,
): Promise<void> =>
  act(deps, acting, 'cancel-planned-instance', async tx => {
    const memberId = acting.member.id
    await lockLiveGame(tx, memberId, gameId)
    const isWaiting = (await readPlanned(tx, memberId)).some(
      each => each.gameId === gameId && Math.floor(each.startAt) === startAt,
    )
    if (!isWaiting || !(await deletePlanned(tx, memberId, gameId, startAt)))
      throw new CommandRefused(`game ${gameId} has no planned instance at this time that is not open`)
    return { subject: `game/${gameId}`, before: { startAt }, result: undefined }
  })
