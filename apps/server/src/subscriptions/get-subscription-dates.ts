import { inMember } from '@fairground/database/transaction'
import { isTimed, startsAfter } from '@fairground/rules/game/schedule'
import type { Handler } from '#operation/handler.ts'
import { requireSchedule } from './require-schedule.ts'

/** The start times of the games that a subscription bought now would play. Games that start when full have none. */
export const getSubscriptionDates: Handler<'getSubscriptionDates'> = (
  { gameId, games },
  { member },
  { db, now },
) =>
  inMember(db, member.id, async tx => {
    const schedule = await requireSchedule(tx, member.id, gameId)
    return { dates: schedule && isTimed(schedule) ? startsAfter(schedule, now(), games) : [] }
  })
