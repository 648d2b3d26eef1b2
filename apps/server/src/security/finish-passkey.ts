import { inMember, type Tx } from '@fairground/database/transaction'
import type { Input } from '@fairground/contract/operations'
import { verifyRegistrationResponse, type WebAuthnCredential } from '@simplewebauthn/server'
import { sql } from 'kysely'
import type { Member } from '#member/members.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { mostPasskeys, passkeysOf, passkeyView } from './passkey-rows.ts'
import { relyingParty } from './relying-party.ts'

export const finishPasskey: Handler<'finishPasskey'> = async (input, { member, session }, context) => {
  const { db, siteAddress } = context
  const playerId = requirePlayer(session)
  const challenge = await inMember(db, member.id, tx => takeChallenge(tx, member.id, playerId))
  if (challenge === undefined) throw new Refusal('security.notBegun')
  const credential = await verified(input.created, challenge, member, siteAddress)
  const passkey = await inMember(db, member.id, async tx => {
    const own = await passkeysOf(tx, { memberId: member.id, playerId })
    if (own.length >= mostPasskeys) throw new Refusal('security.tooManyPasskeys')
    return tx
      .insertInto('passkey')
      .values({
        member_id: member.id,
        credential_id: credential.id,
        player_id: playerId,
        public_key: Buffer.from(credential.publicKey),
        counter: BigInt(credential.counter),
        name: input.name,
      })
      .onConflict(conflict => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
  })
  if (!passkey) throw new Refusal('security.passkeyNotValid')
  return { result: 'success', passkey: passkeyView(passkey) }
}

/** A challenge is good for one answer, right or wrong. */
const takeChallenge = async (tx: Tx, memberId: number, playerId: number): Promise<string | undefined> => {
  const row = await tx
    .deleteFrom('passkey_challenge')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .returning(['challenge', sql<boolean>`expires_at > clock_timestamp()`.as('good')])
    .executeTakeFirst()
  return row?.good ? row.challenge : undefined
}

const verified = async (
  created: Input<'finishPasskey'>['created'],
  expectedChallenge: string,
  member: Member,
  siteAddress: string,
): Promise<WebAuthnCredential> => {
  const { rpID, origins } = relyingParty(member, siteAddress)
  const checking = verifyRegistrationResponse({
    response: created,
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: false,
  })
  // What is not a passkey at all is told by throwing.
  const outcome = await checking.catch(() => undefined)
  if (!outcome?.verified) throw new Refusal('security.passkeyNotValid')
  return outcome.registrationInfo.credential
}
