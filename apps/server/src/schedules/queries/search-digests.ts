import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import type { SearchDigests } from '#player/search-digests.ts'

/** Locks players without search digests. Another worker takes others. */
export const lockWithoutDigests = (tx: Tx, memberId: number, limit: number) =>
  tx
    .selectFrom('player_detail as d')
    .leftJoin('player_key as k', join =>
      join.onRef('k.member_id', '=', 'd.member_id').onRef('k.player_id', '=', 'd.player_id'),
    )
    .select(['d.player_id', 'd.sealed', 'k.wrapped'])
    .where('d.member_id', '=', memberId)
    .where('d.search_version', '=', 0)
    .orderBy('d.player_id')
    .limit(limit)
    .forUpdate('d')
    .skipLocked()
    .execute()

export const updateSearchDigests = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  digests: SearchDigests,
): Promise<void> => {
  await tx
    .updateTable('player_detail')
    .set(digests)
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .execute()
}
