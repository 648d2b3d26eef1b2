import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requireSession } from '#operation/refusal.ts'
import { readRealityCheck } from './read-reality-check.ts'

export const updateRealityCheck: Handler<'updateRealityCheck'> = (
  { intervalMinutes },
  { member, session },
  { db },
) =>
  inMember(db, member.id, async tx => {
    const own = requireSession(session)
    await tx
      .updateTable('player')
      .set({ reality_check_minutes: intervalMinutes })
      .where('member_id', '=', member.id)
      .where('id', '=', own.playerId)
      .execute()
    return readRealityCheck(tx, member, own)
  })
