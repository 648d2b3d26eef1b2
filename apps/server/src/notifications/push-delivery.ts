import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { JobHandlers } from '#jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { SendPush } from '#providers/push.ts'
import type { Vault } from '#vault/vault.ts'
import { openSubscription } from './push-subscriptions.ts'
import { removeSubscription } from './queries/push-subscriptions.ts'

interface PushDeps {
  readonly db: Database
  readonly vault: Vault
  readonly send: SendPush
  readonly log: Log
}

/** Sends a queued push message. A browser that has unsubscribed is removed. */
export const createPushDelivery =
  ({ db, vault, send, log }: PushDeps): JobHandlers['push'] =>
  async ({ subscriptionId, message }, memberId) => {
    const target = await inMember(db, memberId, tx => openSubscription(tx, vault, memberId, subscriptionId))
    if (!target) return
    const outcome = await send(target, message)
    if (outcome === 'rejected')
      log.warn(
        { memberId, subscriptionId, service: new URL(target.endpoint).origin },
        'push message rejected',
      )
    if (outcome === 'gone')
      await inMember(db, memberId, tx => removeSubscription(tx, memberId, subscriptionId))
  }
