import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readStatement } from './read-statement.ts'

export const getStatement: Handler<'getStatement'> = (_, { member, session }, { db }) =>
  inMember(db, member.id, tx => readStatement(tx, member, requirePlayer(session)))
