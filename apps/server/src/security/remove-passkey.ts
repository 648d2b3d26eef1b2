import type { Handler } from '#operation/handler.ts'
import { deletePasskey } from './queries/passkeys.ts'
import { removeWithPassword } from './remove-with-password.ts'

export const removePasskey: Handler<'removePasskey'> = ({ password, passkeyId }, caller, context) =>
  removeWithPassword(password, caller, context, async (tx, player) => {
    const passkey = await deletePasskey(tx, player, passkeyId)
    return passkey === undefined ? undefined : { name: 'passkeyRemoved', facts: { passkey } }
  })
