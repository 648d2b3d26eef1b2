import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { failpoint } from '#platform/failpoint.ts'
import type { Log } from '#platform/log.ts'
import { expandCause } from './causes/expand-cause.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { advanceCause, finishCause, lockDueCause, postponeCause, type StoredCause } from './queries/causes.ts'
import { writeNotifications } from './write-notifications.ts'

interface CauseDeps extends NotificationDeps {
  readonly db: Database
  readonly log: Log
}

/** Turns the next cause, or a chunk of it, into notifications. Returns false when none is due. */
export const processCause = async (deps: CauseDeps): Promise<boolean> => {
  const { db, log, member } = deps
  let cause: StoredCause | undefined
  try {
    await inMember(db, member.id, async tx => {
      cause = await lockDueCause(tx, member.id)
      if (!cause) return
      const { notifications, lastPlayer, quiet = false } = await expandCause(tx, member.id, cause)
      if (notifications.length > 0) await writeNotifications(tx, deps, notifications, quiet)
      await (lastPlayer === null
        ? finishCause(tx, member.id, cause)
        : advanceCause(tx, member.id, cause, lastPlayer))
      if (notifications.length > 0) failpoint('notify.beforeCommit')
    })
    if (cause) failpoint('notify.afterCommit')
  } catch (error) {
    if (!cause) throw error
    const failed = cause
    log.warn(
      { err: error, memberId: member.id, causeId: failed.id, kind: failed.kind },
      'notification failed',
    )
    await inMember(db, member.id, tx => postponeCause(tx, member.id, failed))
  }
  return cause !== undefined
}
