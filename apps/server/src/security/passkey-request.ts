import type { Output } from '@fairground/contract/operations'
import type { Tx } from '@fairground/database/transaction'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Member } from '#operator/members.ts'
import { readPasskeys } from './queries/passkeys.ts'
import { passkeyTimeoutMs, relyingParty } from './relying-party.ts'

/** Returns null if the player has no passkey. The caller stores the challenge. */
export const createPasskeyRequest = async (
  tx: Tx,
  member: Member,
  playerId: number,
  siteAddress: string,
): Promise<Output<'beginStepUp'>['passkey']> => {
  const passkeys = await readPasskeys(tx, { memberId: member.id, playerId })
  if (passkeys.length === 0) return null
  const { rpID } = relyingParty(member, siteAddress)
  const { challenge } = await generateAuthenticationOptions({ rpID })
  return {
    challenge,
    rpId: rpID,
    allowCredentials: passkeys.map(({ credential_id: id }) => ({ id, type: 'public-key' as const })),
    timeout: passkeyTimeoutMs,
    userVerification: 'preferred',
  }
}
