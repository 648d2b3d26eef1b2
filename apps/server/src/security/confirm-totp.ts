import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { ensurePlayerKey } from '#player/details.ts'
import { lockPlayer } from '#player/queries/players.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { hasUnconfirmedTotp, updateToConfirmed } from './queries/totp.ts'
import { ensureRecoveryCodes } from './recovery-codes.ts'
import { consumeTotpCode } from './totp-secret.ts'

export const confirmTotp: Handler<'confirmTotp'> = async ({ code }, { member, session }, context) => {
  const { db, vault, now } = context
  const playerKey = { memberId: member.id, playerId: requirePlayer(session) }
  const recoveryCodes = await inMember(db, member.id, async tx => {
    const row = await lockPlayer(tx, member.id, playerKey.playerId)
    if (!(await hasUnconfirmedTotp(tx, playerKey))) throw new Refusal('security.notBegun')
    if (!(await consumeTotpCode(tx, await ensurePlayerKey(tx, vault, playerKey), playerKey, code, now())))
      throw new Refusal('security.codeNotValid')
    await updateToConfirmed(tx, playerKey)
    await recordSecurityEvent(tx, context, member, row, { name: 'totpOn', facts: {} })
    return ensureRecoveryCodes(tx, vault, playerKey)
  })
  return { result: 'success', recoveryCodes }
}
