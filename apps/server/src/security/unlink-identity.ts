import type { Handler } from '#operation/handler.ts'
import { removeWithPassword } from './remove-with-password.ts'

export const unlinkIdentity: Handler<'unlinkIdentity'> = ({ password }, caller, context) =>
  removeWithPassword(password, caller, context, (tx, { memberId, playerId }) =>
    tx
      .deleteFrom('outside_identity')
      .where('member_id', '=', memberId)
      .where('player_id', '=', playerId)
      .executeTakeFirst(),
  )
