import { randomInt, randomUUID } from 'node:crypto'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { Log } from '#platform/log.ts'
import type { PartnerFetch } from '#providers/partner-fetch.ts'
import type { Vault } from '#vault/vault.ts'
import {
  type Attempted,
  type ClaimedObject,
  claimObject,
  type DeliveringEndpoint,
  disableEndpoint,
  type PendingEvent,
  readPending,
  releaseObject,
  setFailing,
  storeAttempts,
} from './queries/deliver.ts'
import { getValidSecrets, openSecrets } from './secrets.ts'
import { sendEvent, type SendOutcome } from './send.ts'
import { getRetryDelay, type WebhookTiming } from './timing.ts'

export interface DeliveryDeps {
  readonly db: Database
  readonly vault: Vault
  readonly fetchPartner: PartnerFetch
  readonly timing: WebhookTiming
  /** Ends attempts when the worker stops. */
  readonly stopping: AbortSignal
  readonly log: Log
  readonly observeAttempt: (outcome: string) => void
  readonly observeDisabled: () => void
}

type Claimed = ClaimedObject & DeliveringEndpoint

const eventsPerClaim = 50
const randomSteps = 1_000_000

/** Delivers the next events of one object of the endpoint. Returns false if none was due. */
export const deliverObject = async (
  deps: DeliveryDeps,
  memberId: number,
  endpointId: number,
): Promise<boolean> => {
  const { db, timing } = deps
  const lease = { lease: randomUUID(), leaseMs: timing.leaseMs }
  const { claimed, pending } = await inMember(db, memberId, async tx => {
    const found = await claimObject(tx, memberId, endpointId, lease)
    return { claimed: found, pending: found ? await readPending(tx, found, eventsPerClaim) : [] }
  })
  if (!claimed) return false
  const { attempts, last } = await sendInOrder(deps, claimed, pending)
  await inMember(db, memberId, async tx => {
    if (attempts.length > 0) await storeAttempts(tx, claimed, attempts)
    const hasFailed = last !== undefined && last.result !== 'delivered'
    const failures = hasFailed ? claimed.attempts + 1 : 0
    const delayMs = hasFailed ? getRetryDelay(timing, failures, randomInt(randomSteps) / randomSteps) : 0
    await releaseObject(tx, claimed, { attempts: failures, delayMs })
    if (last) await setFailing(tx, memberId, endpointId, hasFailed)
    if (last && hasFailed) await disableIfHopeless(tx, deps, claimed, last)
  })
  return true
}

/** Sends the events one after the other and stops at the first that fails, so that their order holds. */
const sendInOrder = async (
  { vault, timing, stopping, observeAttempt, fetchPartner }: DeliveryDeps,
  { memberId, url, sealedSecrets }: Claimed,
  pending: readonly PendingEvent[],
): Promise<{ readonly attempts: readonly Attempted[]; readonly last: SendOutcome | undefined }> => {
  const started = Date.now()
  const secrets = getValidSecrets(openSecrets(vault, memberId, sealedSecrets), started)
  const attempts: Attempted[] = []
  let last: SendOutcome | undefined
  for (const event of pending) {
    if (stopping.aborted || Date.now() - started > timing.workMs) break
    last = await sendEvent(
      { fetchPartner, signal: AbortSignal.any([stopping, AbortSignal.timeout(timing.timeoutMs)]) },
      { memberId, url, secrets },
      event,
    )
    observeAttempt(last.result)
    const status =
      last.result === 'delivered' ? 'delivered' : hasFailedTooLong(event, timing) ? 'failed' : 'pending'
    attempts.push({ position: event.position, status, answer: last.answer })
    if (last.result !== 'delivered') break
  }
  return { attempts, last }
}

/** One event that the receiver never accepts must not stop its object forever. A replay can deliver it later. */
const hasFailedTooLong = ({ firstAttemptAt }: PendingEvent, { giveUpMs }: WebhookTiming): boolean =>
  firstAttemptAt !== null && Date.now() - firstAttemptAt > giveUpMs

const disableIfHopeless = async (
  tx: Parameters<typeof disableEndpoint>[0],
  { timing, log, observeDisabled }: DeliveryDeps,
  { memberId, endpointId }: Claimed,
  { result, answer }: SendOutcome,
): Promise<void> => {
  const isGone = result === 'gone'
  const isDisabled = await disableEndpoint(tx, memberId, endpointId, {
    failingMs: isGone ? 0 : timing.giveUpMs,
    reason: isGone ? 'the receiver answered HTTP 410' : `failed for too long: ${answer}`.slice(0, 144),
  })
  if (!isDisabled) return
  log.error({ memberId, endpointId, answer }, 'webhook endpoint disabled')
  observeDisabled()
}
