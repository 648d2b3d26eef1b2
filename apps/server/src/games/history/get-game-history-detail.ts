import { replayOffsetMs } from '@fairground/contract/constants'
import { inMember } from '@fairground/database/transaction'
import { readGameViews } from '#instances/game-view.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { findInstance } from '#instances/find-instance.ts'
import { readHistoryItem } from './search-history.ts'
import { readGameResults } from '#games/results/read-game-results.ts'

/** The lobby lists an instance for an hour after its start. */
const listedMs = 60 * 60 * 1000

/** An ended game gets a replay that starts shortly after the request. A started one gets its live play-out. */
export const getGameHistoryDetail: Handler<'getGameHistoryDetail'> = (
  { gameInstanceId, languageId },
  { member, session },
  { db, now },
) =>
  inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    if (instance.status !== 'STARTED' && instance.status !== 'ENDED') throw new Refusal('game.notStarted')
    const playerId = session?.playerId
    const isListed = instance.start_at > now() - listedMs
    const replay = instance.status === 'ENDED' ? { replayAt: now() + replayOffsetMs, isListed } : {}
    const results = await readGameResults(tx, member.id, instance, { playerId, ...replay })
    const item = await readHistoryItem(tx, member.id, gameInstanceId, playerId ?? null, languageId)
    const [view] = await readGameViews(tx, member.id, {
      ids: [gameInstanceId],
      ...(languageId && { language: languageId }),
    })
    const game = {
      ...view!,
      gameStatus: results.gameStatus,
      replay: instance.status === 'ENDED',
      tournamentStartTime: results.startTime,
      playerInGame: item.playerPlays > 0,
      playerPlaysInGame: item.playerPlays,
    }
    return { game, item, results }
  })
