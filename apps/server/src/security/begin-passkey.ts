import { inMember } from '@fairground/database/transaction'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { requirePassword } from '#player/require-password.ts'
import { maxPasskeys, readPasskeys, upsertPasskeyChallenge } from './queries/passkeys.ts'
import { passkeyTimeoutMs, relyingParty } from './relying-party.ts'

/** EdDSA, ES256 and RS256, which every browser supports. */
const algorithms = [-8, -7, -257] as const

const selection = {
  residentKey: 'discouraged',
  requireResidentKey: false,
  userVerification: 'preferred',
} as const

export const beginPasskey: Handler<'beginPasskey'> = async ({ password }, caller, context) => {
  const { member, session } = caller
  const playerKey = { memberId: member.id, playerId: requirePlayer(session) }
  const { username } = await requirePassword(context, caller, password)
  const { rpID, rpName } = relyingParty(member, context.siteAddress)
  return inMember(context.db, member.id, async tx => {
    const passkeys = await readPasskeys(tx, playerKey)
    if (passkeys.length >= maxPasskeys) throw new Refusal('security.tooManyPasskeys')
    const made = await generateRegistrationOptions({
      rpID,
      rpName,
      userName: username,
      supportedAlgorithmIDs: [...algorithms],
    })
    const { challenge, user, pubKeyCredParams } = made
    await upsertPasskeyChallenge(tx, playerKey, challenge, passkeyTimeoutMs)
    return {
      options: {
        challenge,
        rp: { id: rpID, name: rpName },
        user: { ...user, displayName: username },
        pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
        timeout: passkeyTimeoutMs,
        attestation: 'none' as const,
        excludeCredentials: passkeys.map(({ credential_id: id }) => ({ id, type: 'public-key' as const })),
        authenticatorSelection: selection,
        extensions: { credProps: true },
        hints: [],
      },
    }
  })
}
