import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'

export const readAchievements = (tx: Tx, { memberId, playerId }: PlayerKey, before: bigint, limit: number) =>
  tx
    .selectFrom('achievement_reached')
    .select(['id', 'achievement', 'xp', 'reached_at', 'acknowledged_at'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Drafts are not bought yet. */
export const readGifts = (tx: Tx, { memberId, playerId }: PlayerKey, before: number, limit: number) =>
  tx
    .selectFrom('gift')
    .select(['id', 'giver_id', 'recipient_id', 'game_id', 'plays', 'amount', 'currency', 'state'])
    .select(['bought_at', 'use_by', 'ended_at'])
    .where('member_id', '=', memberId)
    .where(where => where.or([where('giver_id', '=', playerId), where('recipient_id', '=', playerId)]))
    .where('state', '<>', 'DRAFT')
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
