import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requireSession } from '#operation/require-session.ts'
import { updateRealityCheckMinutes } from './queries.ts'
import { readRealityCheck } from './read-reality-check.ts'

export const updateRealityCheck: Handler<'updateRealityCheck'> = (
  { intervalMinutes },
  { member, session },
  { db },
) =>
  inMember(db, member.id, async tx => {
    const current = requireSession(session)
    await updateRealityCheckMinutes(tx, { memberId: member.id, playerId: current.playerId }, intervalMinutes)
    return readRealityCheck(tx, member, current)
  })
