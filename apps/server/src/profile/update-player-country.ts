import { inMember } from '@fairground/database/transaction'
import { isCountry } from '@fairground/places/countries'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { lockPlayerForLane } from '#player/queries/players.ts'
import { changeCountry } from './change-country.ts'

export const updatePlayerCountry: Handler<'updatePlayerCountry'> = async (
  { country },
  { member, session },
  { db },
) => {
  const playerId = requirePlayer(session)
  if (!isCountry(country)) throw new Refusal('profile.notFound')
  await inMember(db, member.id, async tx => {
    const row = await lockPlayerForLane(tx, member.id, playerId)
    if (row.country !== country) await changeCountry(tx, member, row, country)
  })
  return { result: 1 }
}
