import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { registrationEnd, startsAfter, type TimedSchedule } from '@fairground/rules/game/schedule'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { failpoint } from '#failpoint.ts'
import { decimal, prizeFund, termsOf } from '#instance/terms.ts'
import { addressOf } from './address.ts'
import type { DueInstance, Organizer } from './organizer.ts'
import {
  changeInstance,
  gameOf,
  type InstanceRecord,
  lockInstance,
  recordEvent,
  setDue,
  waitForLane,
} from './queries.ts'
import { refundInstance } from './refund-organizer.ts'

/** Registration end: freeze the sold list, or move the start, or give the money back. */
export const closeOrganizer: Organizer = async (parts, due) => {
  const outcome = await inMember(parts.db, due.memberId, tx => closeOrMove(tx, due))
  if (outcome === 'closed') failpoint('close.afterStatus', due.id)
  if (outcome === 'refund') await refundInstance(parts, due, 'too few plays')
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
  const game = await gameOf(tx, memberId, gameId)
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
    status: 'CLOSED',
    closedAt: now,
    dueAt: now,
  })
  await recordEvent(tx, memberId, instance.id, 'closed', { sold: instance.sold, players: instance.players })
  const terms = termsOf({ rules: instance.rules, prizeTable: instance.prize_table })
  const counts = {
    gamePlayCurrent: instance.sold,
    gamePlayerCurrent: instance.players,
    prizePool: decimal(prizeFund(instance.pool, terms), instance.currency),
  }
  const payload = {
    eventType: 8 as const,
    ...addressOf(memberId, instance, version),
    gameStatus: 'CLOSED' as const,
    ...counts,
  }
  await putInOutbox(tx, memberId, announce('gameRegistrationEnd', payload))
}

/** To the first slot of the schedule after every run of this game that is already planned. */
const reschedule = async (
  tx: Tx,
  memberId: number,
  instance: InstanceRecord,
  schedule: TimedSchedule,
  now: number,
): Promise<void> => {
  const { latest } = await tx
    .selectFrom('game_instance')
    .select(eb => eb.fn.max('start_at').as('latest'))
    .where('member_id', '=', memberId)
    .where('game_id', '=', instance.game_id)
    .where('status', 'not in', ['ENDED', 'REFUNDED'])
    .executeTakeFirstOrThrow()
  const startAt = startsAfter(schedule, Math.max(latest, now + schedule.closeBeforeStartMs), 1)[0]!
  const regEnd = registrationEnd(schedule, startAt)
  const change = { startAt, regEnd, reschedules: instance.reschedules + 1, dueAt: regEnd }
  const version = await changeInstance(tx, memberId, instance.id, change)
  await recordEvent(tx, memberId, instance.id, 'rescheduled', { from: instance.start_at, to: startAt })
  const payload = {
    eventType: 12 as const,
    ...addressOf(memberId, instance, version),
    gameStatus: 'OPEN' as const,
    tournamentStartTime: startAt,
    registrationEndTime: regEnd,
  }
  await putInOutbox(tx, memberId, announce('gameRescheduled', payload))
}
