import type { LastDraw } from '@fairground/contract/entities/games/last-draw'
import type { Tx } from '@fairground/database/transaction'
import { getTerms } from '#kinds/terms.ts'
import type { StoredTier } from '#kinds/playout.ts'
import { drawRecordUrl } from '#games/record-urls.ts'
import { drawnNumbers, toPublicDraws } from './drawn-numbers.ts'
import { type EndedDrawRow, readEndedDraws } from './queries.ts'

/** Ended draws, newest first, each with the address of its public record. */
export const readLastDraws = async (
  tx: Tx,
  memberId: number,
  gameId: number | undefined,
  limit: number,
): Promise<LastDraw[]> =>
  (await readEndedDraws(tx, memberId, gameId, limit)).map(row => ({
    gameInstanceId: row.id,
    drawnAt: row.start_at,
    ...toDrawnNumbers(row),
    jackpotWon: row.won,
    recordUrl: drawRecordUrl(memberId, row.id),
  }))

export const toDrawnNumbers = (row: Pick<EndedDrawRow, 'rules' | 'prize_table' | 'drawn' | 'tiers'>) => {
  const { rules } = getTerms({ rules: row.rules, prizeTable: row.prize_table })
  return drawnNumbers(toPublicDraws({ rules, drawn: row.drawn, tiers: row.tiers as StoredTier[] }))
}
