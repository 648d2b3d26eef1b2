import { inMember } from '@fairground/database/transaction'
import type { Input } from '@fairground/contract/operations'
import { verifyRegistrationResponse, type WebAuthnCredential } from '@simplewebauthn/server'
import type { Member } from '#operator/members.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { lockPlayer } from '#player/queries/players.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { passkeyView } from './passkey-view.ts'
import { consumeChallenge, insertPasskey, maxPasskeys, readPasskeys } from './queries/passkeys.ts'
import { ensureRecoveryCodes } from './recovery-codes.ts'
import { relyingParty } from './relying-party.ts'

export const finishPasskey: Handler<'finishPasskey'> = async (input, { member, session }, context) => {
  const { db, siteAddress } = context
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const challenge = await inMember(db, member.id, tx => consumeChallenge(tx, player))
  if (challenge === undefined) throw new Refusal('security.notBegun')
  const credential = await verifyPasskey(input.created, challenge, member, siteAddress)
  return inMember(db, member.id, async tx => {
    const row = await lockPlayer(tx, member.id, player.playerId)
    const passkeys = await readPasskeys(tx, player)
    if (passkeys.length >= maxPasskeys) throw new Refusal('security.tooManyPasskeys')
    const { id: credentialId, publicKey, counter } = credential
    const passkey = await insertPasskey(tx, player, { credentialId, publicKey, counter, name: input.name })
    if (!passkey) throw new Refusal('security.passkeyNotValid')
    const facts = { passkey: input.name }
    await recordSecurityEvent(tx, context, member, row, { name: 'passkeyAdded', facts })
    const recoveryCodes = await ensureRecoveryCodes(tx, context.vault, player)
    return { result: 'success', passkey: passkeyView(passkey), recoveryCodes }
  })
}

const verifyPasskey = async (
  created: Input<'finishPasskey'>['created'],
  expectedChallenge: string,
  member: Member,
  siteAddress: string,
): Promise<WebAuthnCredential> => {
  const { rpID, origins } = relyingParty(member, siteAddress)
  const verification = verifyRegistrationResponse({
    response: created,
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: false,
  })
  // The library throws on malformed input.
  const outcome = await verification.catch(() => undefined)
  if (!outcome?.verified) throw new Refusal('security.passkeyNotValid')
  return outcome.registrationInfo.credential
}
