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
    .select(['status', 'rewards_off'])
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return findRewardBlock({ status: row.status as AccountStatus, rewardsOff: row.rewards_off })
}
