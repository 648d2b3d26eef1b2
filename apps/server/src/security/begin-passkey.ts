import { inMember } from '@fairground/database/transaction'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import { sql } from 'kysely'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { requirePassword } from '#player/require-password.ts'
import { mostPasskeys, passkeysOf } from './passkey-rows.ts'
import { askForMs, relyingParty } from './relying-party.ts'

/** EdDSA, ES256 and RS256: what every browser knows. */
const algorithms = [-8, -7, -257] as const

const selection = {
  residentKey: 'discouraged',
  requireResidentKey: false,
  userVerification: 'preferred',
} as const

export const beginPasskey: Handler<'beginPasskey'> = async ({ password }, { member, session }, context) => {
  const who = { memberId: member.id, playerId: requirePlayer(session) }
  const { username } = await requirePassword(context, member.id, who.playerId, password)
  const { rpID, rpName } = relyingParty(member, context.siteAddress)
  return inMember(context.db, member.id, async tx => {
    const own = await passkeysOf(tx, who)
    if (own.length >= mostPasskeys) throw new Refusal('security.tooManyPasskeys')
    const made = await generateRegistrationOptions({
      rpID,
      rpName,
      userName: username,
      supportedAlgorithmIDs: [...algorithms],
    })
    const { challenge, user, pubKeyCredParams } = made
    const expires_at = sql<number>`clock_timestamp() + make_interval(secs => ${askForMs / 1000})`
    await tx
      .insertInto('passkey_challenge')
      .values({ member_id: who.memberId, player_id: who.playerId, challenge, expires_at })
      .onConflict(conflict =>
        conflict.columns(['member_id', 'player_id']).doUpdateSet({ challenge, expires_at }),
      )
      .execute()
    return {
      options: {
        challenge,
        rp: { id: rpID, name: rpName },
        user: { ...user, displayName: username },
        pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
        timeout: askForMs,
        attestation: 'none' as const,
        excludeCredentials: own.map(({ credential_id: id }) => ({ id, type: 'public-key' as const })),
        authenticatorSelection: selection,
        extensions: { credProps: true },
        hints: [],
      },
    }
  })
}
