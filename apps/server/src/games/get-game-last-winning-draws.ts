import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { isRowId } from '#operation/row-id.ts'
import { findInstance } from './find-instance.ts'
import { lastDraws } from './queries.ts'

const shownByDefault = 10

export const getGameLastWinningDraws: Handler<'getGameLastWinningDraws'> = (input, { member }, { db }) =>
  inMember(db, member.id, async tx => {
    const ofInstance =
      input.gameInstanceId === undefined ? undefined : await findInstance(tx, member.id, input.gameInstanceId)
    const gameId = input.gameId ?? ofInstance?.game_id
    if (gameId !== undefined && !isRowId(gameId)) throw new Refusal('game.notFound')
    return { draws: await lastDraws(tx, member.id, gameId, input.maxResults ?? shownByDefault) }
  })
