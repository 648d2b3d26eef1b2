import type { Tx } from '@fairground/database/transaction'
import { addNotificationCause } from '#events/notification-cause.ts'
import { restrictPlayer } from '#player/restrict-player.ts'
import { insertAction, type NewAction, updatePromotionsStopped } from './queries/actions.ts'

type Action = Omit<NewAction, 'kind' | 'until'>

const notify = (tx: Tx, { memberId, playerId }: Action, breakHours: number | null): Promise<void> =>
  addNotificationCause(tx, memberId, { kind: 'saferPlay', playerId, ref: playerId, facts: { breakHours } })

const hourMs = 3_600_000

/** Each action returns false if it was taken before. Then nothing changes. */
export const forceBreak = async (tx: Tx, action: Action, hours: number, now: number): Promise<boolean> => {
  // Whole milliseconds, so that the end can be compared with the stored one.
  const until = Math.floor(now) + hours * hourMs
  if (!(await insertAction(tx, { ...action, kind: 'forceBreak', until }))) return false
  if (await restrictPlayer(tx, action, { status: 'timedOut', until })) await notify(tx, action, hours)
  return true
}

export const stopPromotions = async (tx: Tx, action: Action): Promise<boolean> => {
  if (!(await insertAction(tx, { ...action, kind: 'stopPromotions' }))) return false
  await updatePromotionsStopped(tx, action, true)
  return true
}

export const offerLimit = async (tx: Tx, action: Action): Promise<boolean> => {
  if (!(await insertAction(tx, { ...action, kind: 'offerLimit' }))) return false
  await notify(tx, action, null)
  return true
}
