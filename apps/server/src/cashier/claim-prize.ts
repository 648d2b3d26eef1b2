import { inMember, type Tx } from '@fairground/database/transaction'
import { askLane } from '#operation/ask-lane.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { findPrize, prizeView } from './read-prizes.ts'

const isAgent = async (tx: Tx, memberId: number, agentId: number): Promise<boolean> =>
  (await tx
    .selectFrom('prize_agent')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', agentId)
    .executeTakeFirst()) !== undefined

export const claimPrize: Handler<'claimPrize'> = async (
  { requestId, prizeId, as: takenAs, agentId },
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  const found = () =>
    inMember(context.db, member.id, async tx => {
      const prize = await findPrize(tx, member.id, playerId, prizeId)
      if (!prize) throw new Refusal('profile.notFound')
      if (agentId !== undefined && !(await isAgent(tx, member.id, agentId)))
        throw new Refusal('profile.notFound')
      return prize
    })
  const { instanceId, seq, n, currency } = await found()
  const answer = await askLane(context, member.id, 'takePrize', {
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
  return { result: 1, prize: prizeView(await found()) }
}
