import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requireSession } from '#operation/require-session.ts'
import { updateRealityCheckedAt } from './queries.ts'
import { readRealityCheck } from './read-reality-check.ts'

export const confirmRealityCheck: Handler<'confirmRealityCheck'> = (_, { member, session }, { db }) =>
  inMember(db, member.id, async tx => {
    const current = requireSession(session)
    await updateRealityCheckedAt(tx, member.id, current.id)
    return readRealityCheck(tx, member, current)
  })
