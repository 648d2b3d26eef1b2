import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { readPlayer } from '#player/queries/players.ts'
import { playerView } from '#player/player-view.ts'
import { checkRegistered } from './check-registered.ts'
import { completeRegistration } from './complete-registration.ts'
import { rethrowTaken } from './refuse-taken.ts'

export const playerRegistrationFull: Handler<'playerRegistrationFull'> = async (
  input,
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  if (session?.demo) throw new Refusal('login.notAuthorized')
  const work = inMember(context.db, member.id, async tx => {
    await completeRegistration(tx, context, member, playerId, input)
    return playerView(await readPlayer(tx, member.id, playerId), context.vault)
  })
  const player = await work.catch(rethrowTaken(context.log))
  await checkRegistered(context, { memberId: member.id, playerId })
  return { result: 1, player }
}
