import { inMember } from '@fairground/database/transaction'
import { lockPlayerForLane } from '#player/queries/players.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { updateRewardsOff } from './queries/offers.ts'

/** Takes the lane's lock, so that no reward is credited after the switch. */
export const setRewardsOff: Handler<'setRewardsOff'> = async (
  { rewardsOff },
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  await inMember(db, member.id, async tx => {
    await lockPlayerForLane(tx, member.id, player.playerId)
    await updateRewardsOff(tx, player, rewardsOff)
  })
  return { result: 1 }
}
