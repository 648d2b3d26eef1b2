import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { playerView } from './player-view.ts'
import { playerById } from './queries.ts'

export const loginCheck: Handler<'loginCheck'> = async (_, { member, session }, { db }) => {
  if (!session) throw new Refusal('login.credentialsNotValid')
  const player = await inMember(db, member.id, tx => playerById(tx, member.id, session.playerId))
  return { result: 'success', player: playerView(player) }
}
