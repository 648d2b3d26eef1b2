import { inMember } from '@fairground/database/transaction'
import { toGameRule } from '#games/lobby/to-game-rule.ts'
import { requireGame } from '#games/require-game.ts'
import { readGameTitles } from '#games/rules/queries.ts'
import { readJackpotBalance } from '#instances/jackpot.ts'
import type { Handler } from '#operation/handler.ts'
import { decimal } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { readAveragePlays } from './queries.ts'

/** Players who excluded themselves cannot play, not even without money. */
export const getPracticeGame: Handler<'getPracticeGame'> = (
  { gameId, languageId },
  { member, session },
  { db },
) => {
  if (session?.restricted) throw new Refusal('login.selfRestricted')
  return inMember(db, member.id, async tx => {
    const game = await requireGame(tx, member.id, gameId)
    if (!game.active) throw new Refusal('game.notFound')
    const titles = await readGameTitles(tx, member.id, languageId)
    const amount = (value: bigint) => decimal(value, game.currency)
    return {
      gameId,
      gameTitle: titles.get(gameId) ?? game.title,
      gameRule: toGameRule({ ...game, price: game.cost }),
      currencyId: game.currency,
      gamePlayCost: amount(game.cost),
      gameFeePerPlay: amount(game.fee),
      rules: game.rules as Record<string, unknown>,
      prizeTable: game.prize_table as Record<string, unknown>,
      jackpot: amount(await readJackpotBalance(tx, member.id, gameId, game.currency)),
      plays: await readAveragePlays(tx, member.id, gameId),
    }
  })
}
