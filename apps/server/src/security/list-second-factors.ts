import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { hasTotp } from '#sign-in/index.ts'
import { passkeyView } from './passkey-view.ts'
import { hasIdentity } from './queries/identities.ts'
import { readPasskeys } from './queries/passkeys.ts'
import { countRecoveryCodes } from './queries/recovery-codes.ts'

export const listSecondFactors: Handler<'listSecondFactors'> = (_, { member, session }, { db }) => {
  const playerKey = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, async tx => ({
    totp: await hasTotp(tx, playerKey),
    passkeys: (await readPasskeys(tx, playerKey)).map(passkeyView),
    recoveryCodes: await countRecoveryCodes(tx, playerKey),
    identity: await hasIdentity(tx, playerKey),
  }))
}
