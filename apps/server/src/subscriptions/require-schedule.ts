import type { Tx } from '@fairground/database/transaction'
import type { TimedSchedule, WhenFull } from '@fairground/rules/game/schedule'
import { isDeck } from '#kinds/deck-terms.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { findActiveGame } from './queries.ts'

/** The schedule of a game on sale; undefined for instant games, which have none. */
export const requireSchedule = async (
  tx: Tx,
  memberId: number,
  gameId: number,
): Promise<TimedSchedule | WhenFull | undefined> => {
  const game = isRowId(gameId) ? await findActiveGame(tx, memberId, gameId) : undefined
  if (!game) throw new Refusal('game.notFound')
  return isDeck(game) ? undefined : (game.schedule as TimedSchedule | WhenFull)
}
