import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requireSession } from '#operation/require-session.ts'
import { readRealityCheck } from './read-reality-check.ts'

export const getRealityCheck: Handler<'getRealityCheck'> = (_, { member, session }, { db }) =>
  inMember(db, member.id, tx => readRealityCheck(tx, member, requireSession(session)))
