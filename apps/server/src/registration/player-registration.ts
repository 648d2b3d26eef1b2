import type { Handler } from '#operation/handler.ts'
import { registerPlayer } from './register-player.ts'

export const playerRegistration: Handler<'playerRegistration'> = async (input, caller, context) => {
  const { registered } = await registerPlayer(input, caller, context, () => Promise.resolve())
  return registered
}
