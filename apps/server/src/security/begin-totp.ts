import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { ensurePlayerKey } from '#player/details.ts'
import { requirePassword } from '#player/require-password.ts'
import { upsertTotpSecret } from './queries/totp.ts'
import { newTotp, sealTotp } from './totp-secret.ts'

/** The secret stays unconfirmed until its first code is entered. Starting again replaces it. */
export const beginTotp: Handler<'beginTotp'> = async ({ password }, caller, context) => {
  const { member, session } = caller
  const playerKey = { memberId: member.id, playerId: requirePlayer(session) }
  const { username } = await requirePassword(context, caller, password)
  const totp = newTotp(member.name, username)
  await inMember(context.db, member.id, async tx => {
    const sealedSecret = sealTotp(await ensurePlayerKey(tx, context.vault, playerKey), playerKey, totp)
    if (!(await upsertTotpSecret(tx, playerKey, sealedSecret))) throw new Refusal('security.totpAlreadyOn')
  })
  return { secret: totp.secret.base32, uri: totp.toString() }
}
