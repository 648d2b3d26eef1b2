import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { scheduleOfGame } from './schedule-of-game.ts'

/** Every game of a subscription costs what it costs alone: there is nothing that a longer one would save. */
export const getSubscriptionPromotion: Handler<'getSubscriptionPromotion'> = (
  { gameId },
  { member },
  { db },
) =>
  inMember(db, member.id, async tx => {
    await scheduleOfGame(tx, member.id, gameId)
    return { promotion: null }
  })
