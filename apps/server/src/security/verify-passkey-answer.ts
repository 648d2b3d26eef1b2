import type { Static } from 'typebox'
import type { PasskeyAssertion } from '@fairground/contract/entities/players/passkey'
import type { Tx } from '@fairground/database/transaction'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Member } from '#operator/members.ts'
import { lockPasskey, updateCounter } from './queries/passkeys.ts'
import { relyingParty } from './relying-party.ts'

/** Returns whether one of the player's passkeys has signed this challenge. */
export const verifyPasskeyAnswer = async (
  tx: Tx,
  member: Member,
  playerId: number,
  siteAddress: string,
  expectedChallenge: string,
  answer: Static<typeof PasskeyAssertion>,
): Promise<boolean> => {
  const row = await lockPasskey(tx, { memberId: member.id, playerId }, answer.id)
  if (!row) return false
  const { rpID, origins } = relyingParty(member, siteAddress)
  const verification = verifyAuthenticationResponse({
    response: answer,
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(row.public_key),
      counter: Number(row.counter),
    },
    requireUserVerification: false,
  })
  const outcome = await verification.catch(() => undefined)
  if (!outcome?.verified) return false
  await updateCounter(tx, member.id, row.credential_id, outcome.authenticationInfo.newCounter)
  return true
}
