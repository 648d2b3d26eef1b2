import type { Tx } from '@fairground/database/transaction'
import type { Caller } from '#operation/context.ts'
import { requireSession } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { readRewardBlock } from '#player/queries/reward-block.ts'
import { readPlayer } from '#player/queries/players.ts'

export const callerKey = ({ member, session }: Caller) => ({
  memberId: member.id,
  playerId: requireSession(session).playerId,
})

export const readLanguage = async (tx: Tx, caller: Caller): Promise<string> => {
  const { memberId, playerId } = callerKey(caller)
  return (await readPlayer(tx, memberId, playerId)).language
}

/** Gifts are rewards: a blocked player neither gives nor opens one, and a demo player never does. */
export const requireRewards = async (tx: Tx, caller: Caller): Promise<void> => {
  if (requireSession(caller.session).demo || (await readRewardBlock(tx, callerKey(caller))))
    throw new Refusal('rewards.notClaimable')
}
