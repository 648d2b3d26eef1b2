import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { buyPlays } from './buy-plays.ts'

export const joinGame: Handler<'joinGame'> = (input, { member, session }, context) =>
  buyPlays(input, { memberId: member.id, playerId: requirePlayer(session) }, context)
