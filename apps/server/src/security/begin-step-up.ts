import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { hasTotp } from '#sign-in/index.ts'
import { createPasskeyRequest } from './passkey-request.ts'
import { upsertPasskeyChallenge } from './queries/passkeys.ts'
import { countRecoveryCodes } from './queries/recovery-codes.ts'
import { passkeyTimeoutMs } from './relying-party.ts'

export const beginStepUp: Handler<'beginStepUp'> = (_, { member, session }, { db, siteAddress }) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, async tx => {
    const totp = await hasTotp(tx, player)
    const passkey = await createPasskeyRequest(tx, member, player.playerId, siteAddress)
    if (passkey) await upsertPasskeyChallenge(tx, player, passkey.challenge, passkeyTimeoutMs)
    const password = !totp && passkey === null
    return { password, totp, passkey, recoveryCodes: !password && (await countRecoveryCodes(tx, player)) > 0 }
  })
}
