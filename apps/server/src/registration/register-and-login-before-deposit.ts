import type { Handler } from '#operation/handler.ts'
import { checkRegistered } from './check-registered.ts'
import { completeRegistration } from './complete-registration.ts'
import { registerPlayer } from './register-player.ts'

export const registerAndLoginBeforeDeposit: Handler<'registerAndLoginBeforeDeposit'> = async (
  input,
  caller,
  context,
) => {
  const { member } = caller
  const { registered, added: playerId } = await registerPlayer(input, caller, context, async (tx, id) => {
    await completeRegistration(tx, context, member, id, input)
    return id
  })
  await checkRegistered(context, { memberId: member.id, playerId })
  return registered
}
