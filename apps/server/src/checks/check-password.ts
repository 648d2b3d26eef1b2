import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readPlayer } from '#player/queries/players.ts'

export const checkPassword: Handler<'checkPassword'> = async (
  { password },
  { member, session },
  { db, passwords },
) => {
  const playerId = requirePlayer(session)
  const player = await inMember(db, member.id, tx => readPlayer(tx, member.id, playerId))
  return { result: (await passwords.matches(player.password_hash, password)) ? 1 : 0 }
}
