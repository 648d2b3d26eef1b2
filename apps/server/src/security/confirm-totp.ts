import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { ensurePlayerKey } from '#player/details.ts'
import { hasUnconfirmedTotp, updateToConfirmed } from './queries/totp.ts'
import { consumeTotpCode } from './totp-secret.ts'

export const confirmTotp: Handler<'confirmTotp'> = async ({ code }, { member, session }, context) => {
  const { db, vault, now } = context
  const playerKey = { memberId: member.id, playerId: requirePlayer(session) }
  await inMember(db, member.id, async tx => {
    if (!(await hasUnconfirmedTotp(tx, playerKey))) throw new Refusal('security.notBegun')
    if (!(await consumeTotpCode(tx, await ensurePlayerKey(tx, vault, playerKey), playerKey, code, now())))
      throw new Refusal('security.codeNotValid')
    await updateToConfirmed(tx, playerKey)
  })
  return { result: 'success' }
}
