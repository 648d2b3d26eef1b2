import type { Static } from 'typebox'
import type { PasskeyAnswer } from '@fairground/contract/entities/passkey'
import type { Tx } from '@fairground/database/transaction'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { sql } from 'kysely'
import type { Member } from '#member/members.ts'
import { relyingParty } from './relying-party.ts'

/** Whether one of the player's passkeys has answered this very challenge. */
export const takePasskeyAnswer = async (
  tx: Tx,
  member: Member,
  playerId: number,
  siteAddress: string,
  expectedChallenge: string,
  answer: Static<typeof PasskeyAnswer>,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('passkey')
    .selectAll()
    .where('member_id', '=', member.id)
    .where('player_id', '=', playerId)
    .where('credential_id', '=', answer.id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return false
  const { rpID, origins } = relyingParty(member, siteAddress)
  const checking = verifyAuthenticationResponse({
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
  const outcome = await checking.catch(() => undefined)
  if (!outcome?.verified) return false
  await tx
    .updateTable('passkey')
    .set({
      counter: BigInt(outcome.authenticationInfo.newCounter),
      used_at: sql<number>`clock_timestamp()`,
    })
    .where('member_id', '=', member.id)
    .where('credential_id', '=', row.credential_id)
    .execute()
  return true
}
