import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { findInstance } from './find-instance.ts'
import { resultsOf } from './results.ts'

/** Nothing of a result leaves the server before the show has started. */
export const getGameResults: Handler<'getGameResults'> = (
  { gameInstanceId, justMe },
  { member, session },
  { db },
) =>
  inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    if (instance.status !== 'STARTED' && instance.status !== 'ENDED') throw new Refusal('game.notStarted')
    return resultsOf(tx, member.id, instance, { playerId: session?.playerId, justMe })
  })
