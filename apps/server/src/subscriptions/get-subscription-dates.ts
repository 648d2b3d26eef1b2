import { inMember } from '@fairground/database/transaction'
import { isTimed, startsAfter } from '@fairground/rules/game/schedule'
import type { Handler } from '#operation/handler.ts'
import { scheduleOfGame } from './schedule-of-game.ts'

/** When the games would take place that a subscription bought now would play. What starts when full has no dates. */
export const getSubscriptionDates: Handler<'getSubscriptionDates'> = (
  { gameId, games },
  { member },
  { db, now },
) =>
  inMember(db, member.id, async tx => {
    const schedule = await scheduleOfGame(tx, member.id, gameId)
    return { dates: schedule && isTimed(schedule) ? startsAfter(schedule, now(), games) : [] }
  })
