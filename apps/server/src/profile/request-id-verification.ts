import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { lockPlayer } from '#player/player-rows.ts'
import { requestOf, tellToReload } from '#player/verification-requests.ts'

export const requestIdVerification: Handler<'requestIdVerification'> = async (
  _,
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  await inMember(db, member.id, async tx => {
    const row = await lockPlayer(tx, member.id, player.playerId)
    if (row.id_verified_at !== null) return
    await requestOf(tx, player, 'id')
    await tellToReload(tx, player)
  })
  return { result: 1 }
}
