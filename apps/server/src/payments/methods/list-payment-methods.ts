import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readPaymentMethods } from './method-view.ts'

export const listPaymentMethods: Handler<'listPaymentMethods'> = async (
  _,
  { member, session },
  { db, vault },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return { methods: await inMember(db, member.id, tx => readPaymentMethods(tx, vault, player)) }
}
