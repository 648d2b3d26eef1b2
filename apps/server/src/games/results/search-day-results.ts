import type { DayDraw } from '@fairground/contract/entities/games/day-results'
import { inMember } from '@fairground/database/transaction'
import { toGameRule } from '#games/lobby/to-game-rule.ts'
import { drawRecordUrl } from '#games/record-urls.ts'
import { requireGame } from '#games/require-game.ts'
import { readGameTitles } from '#games/rules/queries.ts'
import type { StoredTier } from '#kinds/playout.ts'
import { getTerms } from '#kinds/terms.ts'
import type { Handler } from '#operation/handler.ts'
import { decimal } from '#platform/money.ts'
import { type DayDrawRow, readDayDraws, readNeighbours } from './queries.ts'
import { toDrawnNumbers } from './read-last-draws.ts'
import { toTierResult } from './to-tier-result.ts'

/** Lists ended draws only, because the figures of a running draw are not final. */
export const searchDayResults: Handler<'searchDayResults'> = (
  { gameId, languageId, from, until, page, maxResults },
  { member },
  { db },
) =>
  inMember(db, member.id, async tx => {
    const game = await requireGame(tx, member.id, gameId)
    const titles = await readGameTitles(tx, member.id, languageId)
    const search = { memberId: member.id, gameId, from, until }
    const { rows, total } = await readDayDraws(tx, search, { limit: maxResults, offset: page * maxResults })
    return {
      gameTitle: titles.get(gameId) ?? game.title,
      result: rows.map(row => toDayDraw(row, member.id)),
      totalCount: total,
      ...(await readNeighbours(tx, search)),
    }
  })

const toDayDraw = (row: DayDrawRow, memberId: number): DayDraw => {
  const amount = (value: bigint) => decimal(value, row.currency)
  const terms = getTerms({ rules: row.rules, prizeTable: row.prize_table })
  const tiers = row.tiers as StoredTier[]
  return {
    gameInstanceId: row.id,
    drawnAt: row.start_at,
    gameRule: toGameRule(row),
    currencyId: row.currency,
    ...toDrawnNumbers(row),
    plays: row.sold,
    tiers: tiers.map((tier, i) => toTierResult(tier, i, terms, amount)),
    winners: tiers.reduce((sum, tier) => sum + tier.winners, 0),
    paid: amount(tiers.reduce((sum, tier) => sum + BigInt(tier.paid), 0n)),
    jackpotWon: row.won,
    recordUrl: drawRecordUrl(memberId, row.id),
  }
}
