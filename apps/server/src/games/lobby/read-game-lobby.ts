import type { Game } from '@fairground/contract/entities/games/game'
import type { Output } from '@fairground/contract/operations'
import type { Tx } from '@fairground/database/transaction'
import { readGameViews } from '#instances/game-view.ts'
import { findInstance } from '#instances/find-instance.ts'
import { getDeckTerms, isDeck } from '#kinds/deck-terms.ts'
import { readPrizeLadder } from '#games/prizes/read-prize-ladder.ts'
import { readLastDraws } from '#games/results/read-last-draws.ts'
import { countOpenedPrizes } from './queries.ts'

const drawsShown = 5

/** The opened cards of a larger deck take too long to count for each visitor. */
const maxCountedCards = 100_000

/** The prizes that are not opened yet. */
const withRemaining = async (
  tx: Tx,
  memberId: number,
  game: Game,
  { id, rules, prize_table, cap }: Awaited<ReturnType<typeof findInstance>>,
): Promise<Game> => {
  if (cap > maxCountedCards) return game
  const { tiers } = getDeckTerms({ rules, prizeTable: prize_table }).prizeTable
  const opened = await countOpenedPrizes(tx, memberId, id)
  const prizesAvailable = game.prizesAvailable?.map(prize => {
    const tier = tiers[prize.tier]
    return tier ? { ...prize, remaining: tier.count - (opened.get(tier.name) ?? 0) } : prize
  })
  return prizesAvailable ? { ...game, prizesAvailable } : game
}

/** The lobby of one instance as any visitor sees it. */
export const readGameLobby = async (
  tx: Tx,
  memberId: number,
  gameInstanceId: number,
  language: string,
): Promise<Output<'getGameLobby'>> => {
  const instance = await findInstance(tx, memberId, gameInstanceId)
  const [game] = await readGameViews(tx, memberId, { ids: [gameInstanceId], language })
  return {
    game: isDeck(instance) ? await withRemaining(tx, memberId, game!, instance) : game!,
    ...(await readPrizeLadder(tx, memberId, instance)),
    myPlays: [],
    lastDraws: await readLastDraws(tx, memberId, instance.game_id, drawsShown),
  }
}
