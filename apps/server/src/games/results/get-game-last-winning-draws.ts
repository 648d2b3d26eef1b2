import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { findInstance } from '#instances/find-instance.ts'
import { readLastDraws } from './read-last-draws.ts'

const defaultCount = 10

export const getGameLastWinningDraws: Handler<'getGameLastWinningDraws'> = (input, { member }, { db }) =>
  inMember(db, member.id, async tx => {
    const instance =
      input.gameInstanceId === undefined ? undefined : await findInstance(tx, member.id, input.gameInstanceId)
    const gameId = input.gameId ?? instance?.game_id
    if (gameId !== undefined && !isRowId(gameId)) throw new Refusal('game.notFound')
    return { draws: await readLastDraws(tx, member.id, gameId, input.maxResults ?? defaultCount) }
  })
