import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { prizeView, readPrizes } from './read-prizes.ts'

export const getPlayerPrizeItems: Handler<'getPlayerPrizeItems'> = async (
  { status },
  { member, session },
  { db },
) => {
  const rows = await inMember(db, member.id, tx => readPrizes(tx, member.id, requirePlayer(session)))
  return { prizes: rows.map(prizeView).filter(prize => status === undefined || prize.status === status) }
}
