import { inMember } from '@fairground/database/transaction'
import type { Input } from '@fairground/contract/operations'
import { verifyRegistrationResponse, type WebAuthnCredential } from '@simplewebauthn/server'
import type { Member } from '#operator/members.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { passkeyView } from './passkey-view.ts'
import { consumeChallenge, insertPasskey, maxPasskeys, readPasskeys } from './queries/passkeys.ts'
import { relyingParty } from './relying-party.ts'

export const finishPasskey: Handler<'finishPasskey'> = async (input, { member, session }, context) => {
  const { db, siteAddress } = context
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const challenge = await inMember(db, member.id, tx => consumeChallenge(tx, player))
  if (challenge === undefined) throw new Refusal('security.notBegun')
  const credential = await verifyPasskey(input.created, challenge, member, siteAddress)
  const passkey = await inMember(db, member.id, async tx => {
    const passkeys = await readPasskeys(tx, player)
    if (passkeys.length >= maxPasskeys) throw new Refusal('security.tooManyPasskeys')
    const { id: credentialId, publicKey, counter } = credential
    return insertPasskey(tx, player, { credentialId, publicKey, counter, name: input.name })
  })
  if (!passkey) throw new Refusal('security.passkeyNotValid')
  return { result: 'success', passkey: passkeyView(passkey) }
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
