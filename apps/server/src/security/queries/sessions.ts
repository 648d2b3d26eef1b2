import type { Output } from '@fairground/contract/operations'
import type { DB } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

type EndReason = Output<'listSessions'>['sessions'][number]['endReason']

type SessionRow = Pick<
  Selectable<DB['session']>,
  'id' | 'created_at' | 'seen_at' | 'ended_at' | 'sealed_origin'
> & {
  readonly end_reason: EndReason
  readonly wrapped: Selectable<DB['player_key']>['wrapped'] | null
}

const maxEndedSessions = 10

/** Returns the open sessions and the last ended ones. */
export const readSessions = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
): Promise<readonly SessionRow[]> => {
  const { rows } = await sql<SessionRow>`
    SELECT s.id, s.created_at, s.seen_at, s.ended_at, s.end_reason, s.sealed_origin, k.wrapped
      FROM session s LEFT JOIN player_key k ON k.member_id = s.member_id AND k.player_id = s.player_id
     WHERE s.member_id = ${memberId} AND s.player_id = ${playerId}
     ORDER BY s.ended_at IS NOT NULL, s.ended_at DESC, s.id DESC
     LIMIT ${maxEndedSessions} + (SELECT count(*) FROM session
                             WHERE member_id = ${memberId} AND player_id = ${playerId}
                               AND ended_at IS NULL)`.execute(tx)
  return rows
}

export const findSession = (tx: Tx, { memberId, playerId }: PlayerKey, sessionId: bigint) =>
  tx
    .selectFrom('session')
    .select(['id', 'sealed_origin'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('id', '=', sessionId)
    .executeTakeFirst()

/** Returns how many logins were waiting for their second step. */
export const deleteSecondSteps = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<number> => {
  const { numDeletedRows } = await tx
    .deleteFrom('second_step')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
