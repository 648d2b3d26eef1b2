import type { Handler } from '#operation/handler.ts'
import { deleteIdentity } from './queries/identities.ts'
import { removeWithPassword } from './remove-with-password.ts'

export const unlinkIdentity: Handler<'unlinkIdentity'> = ({ password }, caller, context) =>
  removeWithPassword(password, caller, context, async (tx, player) =>
    (await deleteIdentity(tx, player)) ? { name: 'identityUnlinked', facts: {} } : undefined,
  )
