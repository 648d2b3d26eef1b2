import type { Handler } from '#operation/handler.ts'
import { completeRegistration } from './complete-registration.ts'
import { registerPlayer } from './register-player.ts'

export const registerAndLoginBeforeDeposit: Handler<'registerAndLoginBeforeDeposit'> = async (
  input,
  caller,
  context,
) => {
  const { registered } = await registerPlayer(input, caller, context, (tx, playerId) =>
    completeRegistration(tx, context, caller.member, playerId, input),
  )
  return registered
}
