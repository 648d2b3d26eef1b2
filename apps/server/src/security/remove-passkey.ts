import type { Handler } from '#operation/handler.ts'
import { removeWithPassword } from './remove-with-password.ts'

export const removePasskey: Handler<'removePasskey'> = ({ password, passkeyId }, caller, context) =>
  removeWithPassword(password, caller, context, (tx, { memberId, playerId }) =>
    tx
      .deleteFrom('passkey')
      .where('member_id', '=', memberId)
      .where('player_id', '=', playerId)
      .where('credential_id', '=', passkeyId)
      .executeTakeFirst(),
  )
