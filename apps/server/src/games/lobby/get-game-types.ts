import type { GameType } from '@fairground/contract/entities/games/game-type'
import { inMember } from '@fairground/database/transaction'
import { isTimed, type TimedSchedule, type WhenFull } from '@fairground/rules/game/schedule'
import { decimal } from '#platform/money.ts'
import { isDeck } from '#kinds/deck-terms.ts'
import type { Handler } from '#operation/handler.ts'
import { readActiveGames } from './queries.ts'
import { toGameRule } from './to-game-rule.ts'
import { readGameTitles } from '#games/rules/queries.ts'

export const getGameTypes: Handler<'getGameTypes'> = ({ language }, { member }, { db }) =>
  inMember(db, member.id, async tx => {
    const rows = await readActiveGames(tx, member.id)
    const titles = await readGameTitles(tx, member.id, language)
    const gameTypes = rows.map(
      (row): GameType => ({
        gameId: row.id,
        gameTitle: titles.get(row.id) ?? row.title,
        gameRule: toGameRule({ ...row, price: row.cost }),
        tournament: !isDeck(row) && isTimed(row.schedule as TimedSchedule | WhenFull),
        currencyId: row.currency,
        gamePlayCost: decimal(row.cost, row.currency),
        gameFeePerPlay: decimal(row.fee, row.currency),
      }),
    )
    return { gameTypes }
  })
