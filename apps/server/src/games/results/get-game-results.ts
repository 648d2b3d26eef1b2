import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { findInstance } from '#instances/find-instance.ts'
import { readGameResults } from './read-game-results.ts'

/** The server publishes no result before the play-out starts. */
export const getGameResults: Handler<'getGameResults'> = (
  { gameInstanceId, justMe },
  { member, session },
  { db },
) =>
  inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    if (instance.status !== 'STARTED' && instance.status !== 'ENDED') throw new Refusal('game.notStarted')
    return readGameResults(tx, member.id, instance, { playerId: session?.playerId, justMe })
  })
