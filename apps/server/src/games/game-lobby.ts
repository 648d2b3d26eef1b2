import type { Output } from '@fairground/contract/operations'
import type { Tx } from '@fairground/database/transaction'
import { readGameViews } from '#instance/game-view.ts'
import { jackpotBalance } from '#instance/jackpot.ts'
import { findInstance } from './find-instance.ts'
import { prizeLadder } from './prize-ladder.ts'
import { lastDraws } from './queries.ts'

const drawsShown = 5

/** The lobby of one instance as any visitor sees it. */
export const readGameLobby = async (
  tx: Tx,
  memberId: number,
  gameInstanceId: number,
): Promise<Output<'getGameLobby'>> => {
  const instance = await findInstance(tx, memberId, gameInstanceId)
  const [game] = await readGameViews(tx, memberId, { ids: [gameInstanceId] })
  const jackpot = await jackpotBalance(tx, memberId, instance.game_id, instance.currency)
  return {
    game: game!,
    ...prizeLadder(instance, jackpot),
    myPlays: [],
    lastDraws: await lastDraws(tx, memberId, instance.game_id, drawsShown),
  }
}
