import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { findGame } from './find-game.ts'
import { listInstances } from './instance-list.ts'

const mostRecent = 200

export const getAllGameTypeInstances: Handler<'getAllGameTypeInstances'> = (
  { gameId, language },
  { member },
  { db },
) =>
  inMember(db, member.id, async tx => {
    await findGame(tx, member.id, gameId)
    const { instances } = await listInstances(
      tx,
      member.id,
      { gameId, languageId: language },
      { limit: mostRecent, offset: 0 },
    )
    return { instances }
  })
