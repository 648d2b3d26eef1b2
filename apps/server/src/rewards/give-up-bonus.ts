import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requestLane } from '#operation/request-lane.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { decimal } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { findOwnGrant } from './queries/offers.ts'

/** The grant is the key, so a repeated request cannot give up anything else. */
export const giveUpBonus: Handler<'giveUpBonus'> = async ({ bonusId }, { member, session }, context) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const grant = await inMember(context.db, member.id, tx => findOwnGrant(tx, player, bonusId))
  if (!grant) throw new Refusal('rewards.notFound')
  const { currency } = grant
  const request = { grantId: bonusId, playerId: player.playerId, currency }
  const answer = await requestLane(context, member.id, 'forfeitBonus', request)
  if ('refused' in answer) throw new Refusal(`rewards.${answer.refused}`)
  return { result: 1, amount: decimal(BigInt(answer.amount), currency) }
}
