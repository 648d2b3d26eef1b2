import type { Tx } from '@fairground/database/transaction'
import type { AccountStatus } from '@fairground/rules/play/account-status'
import { findRewardBlock, type RewardBlock } from '@fairground/rules/rewards/reward-block'
import type { PlayerKey } from '#platform/player-key.ts'

export const readRewardBlock = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
): Promise<RewardBlock | null> => {
  const row = await tx
    .selectFrom('player')
    .select(['status', 'rewards_off', 'promotions_stopped'])
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  if (row.promotions_stopped) return 'onBreak'
  return findRewardBlock({ status: row.status as AccountStatus, rewardsOff: row.rewards_off })
}

/** Whether a strong indicator of harm, or a staff member, has stopped promotions for the player. */
export const hasStoppedPromotions = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<boolean> => {
  const row = await tx
    .selectFrom('player')
    .select('promotions_stopped')
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .executeTakeFirst()
  return row?.promotions_stopped ?? false
}
