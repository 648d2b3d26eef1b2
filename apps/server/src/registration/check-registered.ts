import { inMember } from '@fairground/database/transaction'
import type { Context } from '#operation/context.ts'
import { endSessions } from '#operation/end-sessions.ts'
import { Refusal } from '#platform/refusal.ts'
import { checkExclusion } from '#player/check-exclusion.ts'
import type { PlayerKey } from '#platform/player-key.ts'

/** Asks the exclusion register about a player who has just registered. One who may not play is signed out. */
export const checkRegistered = async (context: Context, player: PlayerKey): Promise<void> => {
  const answer = await checkExclusion(context, player, 'registration')
  if (answer === 'clear') return
  await inMember(context.db, player.memberId, tx => endSessions(tx, player, 'logout'))
  context.sessions.forgetEverywhere(player.memberId, player.playerId)
  throw new Refusal(answer === 'excluded' ? 'login.selfRestricted' : 'request.unavailable')
}
