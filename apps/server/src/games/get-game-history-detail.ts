import { replayOffsetMs } from '@fairground/contract/constants'
import { inMember } from '@fairground/database/transaction'
import { readGameViews } from '#instance/game-view.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { findInstance } from './find-instance.ts'
import { historyItem } from './history.ts'
import { resultsOf } from './results.ts'

/** An ended game is shown again from a start a little ahead; one that is on is shown as it is. */
export const getGameHistoryDetail: Handler<'getGameHistoryDetail'> = (
  { gameInstanceId, languageId },
  { member, session },
  { db, now },
) =>
  inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    if (instance.status !== 'STARTED' && instance.status !== 'ENDED') throw new Refusal('game.notStarted')
    const playerId = session?.playerId
    const replay = instance.status === 'ENDED' ? { replayAt: now() + replayOffsetMs } : {}
    const results = await resultsOf(tx, member.id, instance, { playerId, ...replay })
    const item = await historyItem(tx, member.id, gameInstanceId, playerId ?? null, languageId)
    const [view] = await readGameViews(tx, member.id, { ids: [gameInstanceId] })
    const game = {
      ...view!,
      gameTitle: item.gameTitle,
      gameStatus: results.gameStatus,
      replay: results.gameStatus === 'REPLAY1',
      tournamentStartTime: results.startTime,
      playerInGame: item.playerPlays > 0,
      playerPlaysInGame: item.playerPlays,
    }
    return { game, item, results }
  })
