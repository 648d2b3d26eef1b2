import { inMember } from '@fairground/database/transaction'
import { requestLane } from '#operation/request-lane.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { findPrize, toPrizeItem } from './prize-items.ts'
import { findPrizeAgent } from './queries/prize-agents.ts'

export const claimPrize: Handler<'claimPrize'> = async (
  { requestId, prizeId, as: takenAs, agentId },
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  const readPrize = () =>
    inMember(context.db, member.id, async tx => {
      const prize = await findPrize(tx, member.id, playerId, prizeId)
      if (!prize) throw new Refusal('profile.notFound')
      if (agentId !== undefined && !(await findPrizeAgent(tx, member.id, agentId)))
        throw new Refusal('profile.notFound')
      return prize
    })
  const { instanceId, seq, n, currency } = await readPrize()
  const answer = await requestLane(context, member.id, 'takePrize', {
    opKey: `prize:${playerId}:${requestId}`,
    instanceId,
    seq,
    n,
    playerId,
    currency,
    takenAs,
    agentId: agentId ?? null,
  })
  if (!answer.done)
    throw new Refusal(answer.reason === 'alreadyClaimed' ? 'rewards.alreadyClaimed' : 'profile.notFound')
  return { result: 1, prize: toPrizeItem(await readPrize()) }
}
