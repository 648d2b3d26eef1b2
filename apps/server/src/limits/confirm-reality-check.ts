import { inMember } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { Handler } from '#operation/handler.ts'
import { requireSession } from '#operation/refusal.ts'
import { readRealityCheck } from './read-reality-check.ts'

export const confirmRealityCheck: Handler<'confirmRealityCheck'> = (_, { member, session }, { db }) =>
  inMember(db, member.id, async tx => {
    const own = requireSession(session)
    await tx
      .updateTable('session')
      .set({ reality_checked_at: sql<number>`clock_timestamp()` })
      .where('member_id', '=', member.id)
      .where('id', '=', own.id)
      .execute()
    return readRealityCheck(tx, member, own)
  })
