import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requireSchedule } from './require-schedule.ts'

/** There is no promotion: a subscription costs the same per game as a single purchase. */
export const getSubscriptionPromotion: Handler<'getSubscriptionPromotion'> = (
  { gameId },
  { member },
  { db },
) =>
  inMember(db, member.id, async tx => {
    await requireSchedule(tx, member.id, gameId)
    return { promotion: null }
  })
