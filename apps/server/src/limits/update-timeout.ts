import { timeoutUntil } from '@fairground/rules/limits/restriction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { restrictSelf } from './restrict-self.ts'

export const updateTimeout: Handler<'updateTimeout'> = async ({ hours }, { member, session }, context) => {
  const playerId = requirePlayer(session)
  await restrictSelf(context, member, playerId, now => {
    const until = timeoutUntil(hours, now)
    if (until === undefined) throw new Refusal('limits.timeoutTooLong')
    return { status: 'timedOut', until }
  })
  return { result: 'success' }
}
