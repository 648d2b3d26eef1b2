import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import { newSecretTimes } from './session-queries.ts'
import { createTokenPart, hashTokenPart, withSecret } from './session-token.ts'

export interface NewSession {
  readonly player: PlayerKey
  /** Encrypted, to be shown to the player. */
  readonly sealedOrigin: Buffer | null
  /** The token goes into a cookie, so that it can be renewed. */
  readonly inCookie: boolean
}

/** Only digests of the token are stored. */
export const openSession = async (
  tx: Tx,
  { player: { memberId, playerId }, sealedOrigin, inCookie }: NewSession,
): Promise<{ token: string; endedEarlier: boolean }> => {
  // The second of two concurrent logins waits here and then ends the session of the first.
  await tx
    .selectFrom('player')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .execute()
  const ended = await tx
    .updateTable('session')
    .set(eb => ({ ended_at: eb.fn('clock_timestamp'), end_reason: 'another-device' }))
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  const [name, secret] = [createTokenPart(), createTokenPart()]
  await tx
    .insertInto('session')
    .values({
      member_id: memberId,
      player_id: playerId,
      token_hash: hashTokenPart(name),
      sealed_origin: sealedOrigin,
      ...(inCookie ? { ...newSecretTimes, secret_hash: hashTokenPart(secret) } : {}),
    })
    .execute()
  return { token: inCookie ? withSecret(name, secret) : name, endedEarlier: ended.numUpdatedRows > 0n }
}
