import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requireGame } from '#games/require-game.ts'
import { listInstances } from './list-instances.ts'

const maxInstances = 200

export const getAllGameTypeInstances: Handler<'getAllGameTypeInstances'> = (
  { gameId, language },
  { member },
  { db },
) =>
  inMember(db, member.id, async tx => {
    await requireGame(tx, member.id, gameId)
    const { instances } = await listInstances(
      tx,
      member.id,
      { gameId, languageId: language },
      { limit: maxInstances, offset: 0 },
    )
    return { instances }
  })
