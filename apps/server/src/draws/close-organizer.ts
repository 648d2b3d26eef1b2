import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { registrationEnd, startsAfter, type TimedSchedule } from '@fairground/rules/game/schedule'
import { announce } from '#events/announce.ts'
import { storeMissedEvents } from '#events/missed-events.ts'
import { putInOutbox } from '#events/outbox.ts'
import { failpoint } from '#platform/failpoint.ts'
import { prizeFund, getTerms } from '#kinds/terms.ts'
import { decimal } from '#platform/money.ts'
import { toInstanceAddress } from '#lifecycle/address.ts'
import type { DueInstance, Organizer } from '#lifecycle/organizer.ts'
import {
  changeInstance,
  findGame,
  type InstanceRecord,
  lockInstance,
  setDue,
  waitForLane,
} from '#lifecycle/queries.ts'
import { recordEvent } from '#lifecycle/history.ts'
import { refundInstance } from './refund-organizer.ts'
import { findLatestStart, findParticipantIds } from './queries/instances.ts'

/** Closes the sale at the registration end. With too few plays it reschedules or refunds the instance. */
export const closeOrganizer: Organizer = async (deps, due) => {
  const outcome = await inMember(deps.db, due.memberId, tx => closeOrMove(tx, due))
  if (outcome === 'closed') failpoint('close.afterStatus', due.id)
  if (outcome === 'refund') await refundInstance(deps, due, 'too few plays')
}

const closeOrMove = async (
  tx: Tx,
  { memberId, id, gameId }: DueInstance,
): Promise<'closed' | 'moved' | 'refund' | 'not yet'> => {
  await waitForLane(tx, memberId)
  const instance = await lockInstance(tx, memberId, id)
  if (instance.status !== 'OPEN') return 'closed'
  const now = await databaseNow(tx)
  if (now < instance.reg_end) {
    await setDue(tx, memberId, id, instance.reg_end)
    return 'not yet'
  }
  const game = await findGame(tx, memberId, gameId)
  if (instance.sold >= game.min_plays) {
    await close(tx, memberId, instance, now)
    return 'closed'
  }
  if (instance.reschedules >= game.max_reschedules) return 'refund'
  await reschedule(tx, memberId, instance, game.schedule as TimedSchedule, now)
  return 'moved'
}

const close = async (tx: Tx, memberId: number, instance: InstanceRecord, now: number): Promise<void> => {
  const version = await changeInstance(tx, memberId, instance.id, {
    event: 'registrationEnd',
    closedAt: now,
    dueAt: now,
  })
  await recordEvent(tx, memberId, instance.id, 'closed', { sold: instance.sold, players: instance.players })
  const terms = getTerms({ rules: instance.rules, prizeTable: instance.prize_table })
  const counts = {
    gamePlayCurrent: instance.sold,
    gamePlayerCurrent: instance.players,
    prizePool: decimal(prizeFund(instance.pool, terms), instance.currency),
  }
  const payload = {
    eventType: 8 as const,
    ...toInstanceAddress(memberId, instance, version),
    gameStatus: 'CLOSED' as const,
    ...counts,
  }
  await putInOutbox(tx, memberId, announce('gameRegistrationEnd', payload))
}

/** Moves the instance to the first slot of the schedule after all planned instances of the game. */
const reschedule = async (
  tx: Tx,
  memberId: number,
  instance: InstanceRecord,
  schedule: TimedSchedule,
  now: number,
): Promise<void> => {
  const latest = await findLatestStart(tx, memberId, instance.game_id)
  const startAt = startsAfter(schedule, Math.max(latest, now + schedule.closeBeforeStartMs), 1)[0]!
  const regEnd = registrationEnd(schedule, startAt)
  const change = {
    event: 'reschedule' as const,
    startAt,
    regEnd,
    reschedules: instance.reschedules + 1,
    dueAt: regEnd,
  }
  const version = await changeInstance(tx, memberId, instance.id, change)
  await recordEvent(tx, memberId, instance.id, 'rescheduled', { from: instance.start_at, to: startAt })
  const payload = {
    eventType: 12 as const,
    ...toInstanceAddress(memberId, instance, version),
    gameStatus: 'OPEN' as const,
    tournamentStartTime: startAt,
    registrationEndTime: regEnd,
  }
  await putInOutbox(tx, memberId, announce('gameRescheduled', payload))
  // Few players: an instance is only rescheduled below its minimum of plays.
  const participants = await findParticipantIds(tx, memberId, instance.id)
  const { title } = await findGame(tx, memberId, instance.game_id)
  await storeMissedEvents(
    tx,
    memberId,
    participants.map(playerId => ({
      playerId,
      name: 'gameRescheduled',
      about: `moved/${instance.id}/${version}`,
      payload: { ...payload, gameTitle: title },
    })),
  )
}
