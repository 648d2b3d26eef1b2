import type { Tx } from '@fairground/database/transaction'
import type { TimedSchedule, WhenFull } from '@fairground/rules/game/schedule'
import { isDeck } from '#instant/terms.ts'
import { Refusal } from '#operation/refusal.ts'
import { isRowId } from '#operation/row-id.ts'

/** The schedule of a game on sale; undefined for instant cards, which have none. */
export const scheduleOfGame = async (
  tx: Tx,
  memberId: number,
  gameId: number,
): Promise<TimedSchedule | WhenFull | undefined> => {
  const game = isRowId(gameId)
    ? await tx
        .selectFrom('game')
        .select(['rules', 'prize_table', 'schedule'])
        .where('member_id', '=', memberId)
        .where('id', '=', gameId)
        .where('active', '=', true)
        .executeTakeFirst()
    : undefined
  if (!game) throw new Refusal('game.notFound')
  return isDeck(game) ? undefined : (game.schedule as TimedSchedule | WhenFull)
}
