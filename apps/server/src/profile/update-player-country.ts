import { inMember } from '@fairground/database/transaction'
import { isCountry } from '@fairground/places/countries'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { lockPlayerForLane } from '#player/player-rows.ts'
import { moveTo } from './move-to.ts'

export const updatePlayerCountry: Handler<'updatePlayerCountry'> = async (
  { country },
  { member, session },
  { db },
) => {
  const playerId = requirePlayer(session)
  if (!isCountry(country)) throw new Refusal('profile.notFound')
  await inMember(db, member.id, async tx => {
    const row = await lockPlayerForLane(tx, member.id, playerId)
    if (row.country !== country) await moveTo(tx, member, row, country)
  })
  return { result: 1 }
}
