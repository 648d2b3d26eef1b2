import { inMember } from '@fairground/database/transaction'
import { readGameTitles } from '#games/rules/queries.ts'
import type { Handler } from '#operation/handler.ts'

export const getGameStatistics: Handler<'getGameStatistics'> = async (
  { gameId, languageId, draws },
  { member },
  { db, statisticsCache },
) => {
  const statistics = await statisticsCache.get(member.id, gameId, draws)
  if (languageId === undefined) return statistics
  const titles = await inMember(db, member.id, tx => readGameTitles(tx, member.id, languageId))
  return { ...statistics, gameTitle: titles.get(gameId) ?? statistics.gameTitle }
}
