import type { Handler } from '#operation/handler.ts'
import { deleteTotp } from './queries/totp.ts'
import { removeWithPassword } from './remove-with-password.ts'

export const removeTotp: Handler<'removeTotp'> = ({ password }, caller, context) =>
  removeWithPassword(password, caller, context, async (tx, player) =>
    (await deleteTotp(tx, player)) ? { name: 'totpOff', facts: {} } : undefined,
  )
