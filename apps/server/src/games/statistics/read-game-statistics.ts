import type { GameStatistics } from '@fairground/contract/entities/games/game-statistics'
import type { Tx } from '@fairground/database/transaction'
import type { GameTerms } from '@fairground/fair/games/games'
import { toGameRule } from '#games/lobby/to-game-rule.ts'
import { requireGame } from '#games/require-game.ts'
import { isDeck } from '#kinds/deck-terms.ts'
import type { StoredTier } from '#kinds/playout.ts'
import { getTerms } from '#kinds/terms.ts'
import { decimal } from '#platform/money.ts'
import { countSets } from './count-sets.ts'
import { type CountedDrawRow, readCountedDraws } from './queries.ts'

/** Numbers of draws with other rules cannot be compared, so only draws with the newest rules count. */
export const readGameStatistics = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  limit: number,
): Promise<GameStatistics> => {
  const game = await requireGame(tx, memberId, gameId)
  const all = isDeck(game) ? [] : await readCountedDraws(tx, memberId, gameId, limit)
  const [newest] = all
  const rules = JSON.stringify(newest?.rules)
  const rows = all.filter(row => JSON.stringify(row.rules) === rules)
  const terms = newest && getTerms({ rules: newest.rules, prizeTable: newest.prize_table })
  return {
    gameId,
    gameTitle: game.title,
    gameRule: toGameRule({ ...game, price: game.cost }),
    currencyId: game.currency,
    draws: rows.length,
    since: rows.at(-1)?.start_at ?? null,
    sets: terms ? countSets(terms.rules, rows) : [],
    jackpots: terms ? toJackpots(terms, rows).toReversed() : [],
  }
}

/** The first tier that pays the jackpot. Its fund is the jackpot at the draw, won or not. */
const toJackpots = ({ prizeTable }: GameTerms, rows: readonly CountedDrawRow[]) => {
  const name = prizeTable.tiers.find(({ prize }) => prize.kind === 'jackpot')?.name
  return rows.flatMap((row): GameStatistics['jackpots'] => {
    const tier = (row.tiers as StoredTier[]).find(each => each.name === name)
    if (!tier) return []
    const amount = decimal(BigInt(tier.fund), row.currency)
    return [{ gameInstanceId: row.id, drawnAt: row.start_at, amount, won: tier.winners > 0 }]
  })
}
