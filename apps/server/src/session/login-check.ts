import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { readPlayer } from '#player/queries/players.ts'
import { playerView } from '#player/player-view.ts'

export const loginCheck: Handler<'loginCheck'> = async (_, { member, session }, { db, vault }) => {
  if (!session) throw new Refusal('login.credentialsNotValid')
  const player = await inMember(db, member.id, tx => readPlayer(tx, member.id, session.playerId))
  return { result: 'success', player: playerView(player, vault) }
}
