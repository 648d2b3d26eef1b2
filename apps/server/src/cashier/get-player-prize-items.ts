import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { toPrizeItem } from './prize-items.ts'
import { readPrizes } from './queries/prizes.ts'

export const getPlayerPrizeItems: Handler<'getPlayerPrizeItems'> = async (
  { status },
  { member, session },
  { db },
) => {
  const rows = await inMember(db, member.id, tx => readPrizes(tx, member.id, requirePlayer(session)))
  return { prizes: rows.map(toPrizeItem).filter(prize => status === undefined || prize.status === status) }
}
