import type { Handler } from '#operation/handler.ts'
import { removeWithPassword } from './remove-with-password.ts'

export const removeTotp: Handler<'removeTotp'> = ({ password }, caller, context) =>
  removeWithPassword(password, caller, context, (tx, { memberId, playerId }) =>
    tx
      .deleteFrom('totp')
      .where('member_id', '=', memberId)
      .where('player_id', '=', playerId)
      .executeTakeFirst(),
  )
