import type { Handler } from '#operation/handler.ts'
import { comparePassword } from '#player/compare-password.ts'

export const checkPassword: Handler<'checkPassword'> = async ({ password }, caller, context) => ({
  result: (await comparePassword(context, caller, password)) ? 1 : 0,
})
