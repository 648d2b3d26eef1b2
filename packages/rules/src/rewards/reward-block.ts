import type { AccountStatus } from '#play/account-status.ts'

/** Why a player is offered no rewards and can claim none. */
export type RewardBlock = 'onBreak' | 'rewardsOff'

export interface RewardEligibility {
  status: AccountStatus
  rewardsOff: boolean
}

/** A player who is excluded, timed out, banned or closed gets no reward, and neither does one who switched them off. */
export const findRewardBlock = ({ status, rewardsOff }: RewardEligibility): RewardBlock | null => {
  if (status !== 'active') return 'onBreak'
  return rewardsOff ? 'rewardsOff' : null
}
