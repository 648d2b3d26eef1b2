import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { buyPlays } from './buy-plays.ts'

export const joinGame: Handler<'joinGame'> = (input, { member, session }, context) =>
  buyPlays(input, { member, playerId: requirePlayer(session) }, context)
