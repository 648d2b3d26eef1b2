import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { isPushEndpoint } from '#providers/push.ts'
import { saveSubscription } from './push-subscriptions.ts'

export const registerPushSubscription: Handler<'registerPushSubscription'> = async (
  target,
  { member, session },
  { db, vault, push },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  if (!push) throw new Refusal('request.unavailable')
  if (!isPushEndpoint(push.services, target.endpoint)) throw new Refusal('request.invalid')
  await inMember(db, member.id, tx => saveSubscription(tx, vault, player, target))
  return { result: 1 }
}
