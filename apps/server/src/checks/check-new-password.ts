import type { Handler } from '#operation/handler.ts'
import { isGuessablePassword } from '#player/refuse-weak-password.ts'

/** Answers while the player types, without the list in the browser. */
export const checkNewPassword: Handler<'checkNewPassword'> = ({ password, ...owner }, { member }) => ({
  result: isGuessablePassword(password, member, owner) ? 0 : 1,
})
