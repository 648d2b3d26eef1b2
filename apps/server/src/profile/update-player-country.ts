import { inMember } from '@fairground/database/transaction'
import { isCountry } from '@fairground/places/countries'
import type { Handler } from '#operation/handler.ts'
import { requireSession } from '#operation/require-session.ts'
import { requireStepUp } from '#operation/step-up.ts'
import { Refusal } from '#platform/refusal.ts'
import { lockPlayerForLane } from '#player/queries/players.ts'
import { changeCountry } from './change-country.ts'

export const updatePlayerCountry: Handler<'updatePlayerCountry'> = async (
  { country },
  { member, session },
  context,
) => {
  const live = requireSession(session)
  if (!isCountry(country)) throw new Refusal('profile.notFound')
  await inMember(context.db, member.id, async tx => {
    const row = await lockPlayerForLane(tx, member.id, live.playerId)
    if (row.country === country) return
    await requireStepUp(tx, live)
    await changeCountry(tx, context, member, row, country)
  })
  return { result: 1 }
}
