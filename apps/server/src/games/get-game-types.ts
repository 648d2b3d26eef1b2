import type { GameType } from '@fairground/contract/entities/game-type'
import { inMember } from '@fairground/database/transaction'
import { isTimed, type TimedSchedule, type WhenFull } from '@fairground/rules/game/schedule'
import { decimal } from '#instance/terms.ts'
import { isDeck } from '#instant/terms.ts'
import type { Handler } from '#operation/handler.ts'
import { gameRuleOf } from './game-rule.ts'
import { titlesIn } from './game-texts.ts'

export const getGameTypes: Handler<'getGameTypes'> = ({ language }, { member }, { db }) =>
  inMember(db, member.id, async tx => {
    const rows = await tx
      .selectFrom('game')
      .selectAll()
      .where('member_id', '=', member.id)
      .where('active', '=', true)
      .orderBy('id')
      .execute()
    const titles = await titlesIn(tx, member.id, language)
    const gameTypes = rows.map(
      (row): GameType => ({
        gameId: row.id,
        gameTitle: titles.get(row.id) ?? row.title,
        gameRule: gameRuleOf({ ...row, price: row.cost }),
        tournament: !isDeck(row) && isTimed(row.schedule as TimedSchedule | WhenFull),
        currencyId: row.currency,
        gamePlayCost: decimal(row.cost, row.currency),
        gameFeePerPlay: decimal(row.fee, row.currency),
      }),
    )
    return { gameTypes }
  })
