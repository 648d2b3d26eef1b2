import type { DB } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

const rememberDays = 90

type OriginDigest = Pick<Selectable<DB['known_origin']>, 'kind' | 'digest'>

export const isKnownOrigin = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { kind, digest }: OriginDigest,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('known_origin')
    .select('seen_at')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('digest', '=', digest)
    .where(sql<boolean>`seen_at > clock_timestamp() - make_interval(days => ${rememberDays})`)
    .executeTakeFirst()
  return row !== undefined
}

export const readKnownOrigins = (tx: Tx, { memberId, playerId }: PlayerKey) =>
  tx
    .selectFrom('known_origin')
    .select(['kind', 'digest'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where(sql<boolean>`seen_at > clock_timestamp() - make_interval(days => ${rememberDays})`)
    .execute()

export const deleteKnownOrigin = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { kind, digest }: OriginDigest,
): Promise<void> => {
  await tx
    .deleteFrom('known_origin')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('digest', '=', digest)
    .execute()
}

export const upsertKnownOrigins = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  origins: readonly OriginDigest[],
): Promise<void> => {
  await tx
    .insertInto('known_origin')
    .values(origins.map(origin => ({ member_id: memberId, player_id: playerId, ...origin })))
    .onConflict(conflict =>
      conflict
        .columns(['member_id', 'player_id', 'kind', 'digest'])
        .doUpdateSet({ seen_at: sql<number>`clock_timestamp()` }),
    )
    .execute()
}
