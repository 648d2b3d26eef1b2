import { exclusionUntil } from '@fairground/rules/limits/restriction'
import { isCalendarDay } from '@fairground/rules/validation/age'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { restrictSelf } from './restrict-self.ts'

export const updateSelfExclusion: Handler<'updateSelfExclusion'> = async (
  { until: day },
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  if (!isCalendarDay(day)) throw new Refusal('request.invalid')
  await restrictSelf(context, member, playerId, now => {
    const until = exclusionUntil(day, now)
    if (typeof until === 'string') throw new Refusal(`limits.${until}`)
    return { status: 'selfExcluded', until }
  })
  return { result: 'success' }
}
