import type { GameHistoryItem } from '@fairground/contract/entities/games/game-history'
import { computePrizeFund } from '#kinds/prizes.ts'
import { decimal } from '#platform/money.ts'
import { isDeck } from '#kinds/deck-terms.ts'
import { toGameRule } from '#games/lobby/to-game-rule.ts'
import { toDrawnNumbers } from '#games/results/read-last-draws.ts'
import { deckRecordUrl, drawRecordUrl } from '#games/record-urls.ts'
import type { HistoryRow } from './queries/history.ts'

export const toHistoryItem = (row: HistoryRow, memberId: number): GameHistoryItem => {
  const terms = { rules: row.rules, prizeTable: row.prize_table }
  return {
    gameId: row.game_id,
    gameInstanceId: row.id,
    gameTitle: row.title,
    gameStatus: row.status === 'REFUNDED' ? 'ENDED' : row.status,
    gameRule: toGameRule(row),
    currencyId: row.currency,
    startedAt: row.start_at,
    ...(row.status === 'ENDED' && row.end_at !== null && { endedAt: row.end_at }),
    ...(row.drawn ? toDrawnNumbers({ ...row, drawn: row.drawn }) : { numbers: [] }),
    prizePool: decimal(computePrizeFund({ ...terms, pool: row.pool }), row.currency),
    playCount: row.sold,
    playerPlays: row.n,
    staked: decimal(row.staked, row.currency),
    won: decimal(row.won, row.currency),
    ...(row.refunded_n > 0 && {
      givenBack: { plays: row.refunded_n, amount: decimal(row.refunded, row.currency) },
    }),
    recordUrl: isDeck(row) ? deckRecordUrl(memberId, row.id) : drawRecordUrl(memberId, row.id),
  }
}
