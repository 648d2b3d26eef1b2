import type { Output } from '@fairground/contract/operations'
import type { Tx } from '@fairground/database/transaction'
import { readGameViews } from '#instances/game-view.ts'
import { readJackpotBalance } from '#instances/jackpot.ts'
import { findInstance } from '#instances/find-instance.ts'
import { toPrizeLadder } from '#games/prizes/to-prize-ladder.ts'
import { readLastDraws } from '#games/results/read-last-draws.ts'

const drawsShown = 5

/** The lobby of one instance as any visitor sees it. */
export const readGameLobby = async (
  tx: Tx,
  memberId: number,
  gameInstanceId: number,
): Promise<Output<'getGameLobby'>> => {
  const instance = await findInstance(tx, memberId, gameInstanceId)
  const [game] = await readGameViews(tx, memberId, { ids: [gameInstanceId] })
  const jackpot = await readJackpotBalance(tx, memberId, instance.game_id, instance.currency)
  return {
    game: game!,
    ...toPrizeLadder(instance, jackpot),
    myPlays: [],
    lastDraws: await readLastDraws(tx, memberId, instance.game_id, drawsShown),
  }
}
