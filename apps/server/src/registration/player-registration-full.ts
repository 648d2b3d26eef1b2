import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { playerById } from '#player/player-rows.ts'
import { playerView } from '#player/player-view.ts'
import { completeRegistration } from './complete-registration.ts'
import { takenAsFault } from './taken-faults.ts'

export const playerRegistrationFull: Handler<'playerRegistrationFull'> = async (
  input,
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  if (session?.demo) throw new Refusal('login.notAuthorized')
  const work = inMember(context.db, member.id, async tx => {
    await completeRegistration(tx, context, member, playerId, input)
    return playerView(await playerById(tx, member.id, playerId), context.vault)
  })
  return { result: 1, player: await work.catch(takenAsFault) }
}
