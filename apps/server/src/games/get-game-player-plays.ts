import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { findInstance } from './find-instance.ts'
import { playsOf } from './queries.ts'

export const getGamePlayerPlays: Handler<'getGamePlayerPlays'> = (
  { gameInstanceId },
  { member, session },
  { db },
) =>
  inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    return { plays: await playsOf(tx, member.id, gameInstanceId, requirePlayer(session), instance.currency) }
  })
