import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { lockPlayer } from '#player/queries/players.ts'
import { ensureOpenRequest, publishReload } from '#player/verification-requests.ts'

export const requestIdVerification: Handler<'requestIdVerification'> = async (
  _,
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  await inMember(db, member.id, async tx => {
    const row = await lockPlayer(tx, member.id, player.playerId)
    if (row.id_verified_at !== null) return
    await ensureOpenRequest(tx, player, 'id')
    await publishReload(tx, player)
  })
  return { result: 1 }
}
