import type { DB } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import type { Selectable } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export const findSealedDetails = (tx: Tx, { memberId, playerId }: PlayerKey) =>
  tx
    .selectFrom('player_detail as d')
    .innerJoin('player_key as k', join =>
      join.onRef('k.member_id', '=', 'd.member_id').onRef('k.player_id', '=', 'd.player_id'),
    )
    .select(['k.wrapped', 'd.sealed'])
    .where('d.member_id', '=', memberId)
    .where('d.player_id', '=', playerId)
    .executeTakeFirst()

type DetailValues = Pick<
  Selectable<DB['player_detail']>,
  | 'sealed'
  | 'email_digest'
  | 'phone_digest'
  | 'government_id_digest'
  | 'person_digest'
  | 'last_name_digest'
  | 'phone_home_digest'
  | 'search_version'
>

export const upsertDetails = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  values: DetailValues,
): Promise<void> => {
  await tx
    .insertInto('player_detail')
    .values({ member_id: memberId, player_id: playerId, ...values })
    .onConflict(conflict => conflict.columns(['member_id', 'player_id']).doUpdateSet(values))
    .execute()
}

type DigestColumn = 'email_digest' | 'phone_digest' | 'government_id_digest'

export const findPlayerIdByDigest = async (
  tx: Tx,
  memberId: number,
  column: DigestColumn,
  digest: Buffer,
): Promise<number | undefined> => {
  const row = await tx
    .selectFrom('player_detail')
    .select('player_id')
    .where('member_id', '=', memberId)
    .where(column, '=', digest)
    .executeTakeFirst()
  return row?.player_id
}

export const findWrappedKey = async (tx: Tx, { memberId, playerId }: PlayerKey) => {
  const row = await tx
    .selectFrom('player_key')
    .select('wrapped')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.wrapped
}

export const insertPlayerKey = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  wrapped: Buffer,
): Promise<void> => {
  await tx.insertInto('player_key').values({ member_id: memberId, player_id: playerId, wrapped }).execute()
}
