import { createHmac, randomUUID } from 'node:crypto'
import type { Payment, Payout } from './records.ts'
import type { Settings } from './settings.ts'

export interface WebhookDeps {
  /** {account} is replaced with the account of the payment. */
  readonly address: string
  readonly secret: string
  readonly settings: () => Settings
  readonly random: () => number
}

export interface Deliveries {
  readonly sent: number
  readonly accepted: number
  readonly refused: number
  readonly p50: number
  readonly p99: number
}

const maxAttempts = 6
const firstRetryMs = 400
const timeoutMs = 10_000
const staleSeconds = 600

/**
 * Sends a webhook {id, reference, kind, state} for every change. The header `x-sandbox-signature: t=SECONDS,v1=HEX` has
 * the HMAC-SHA256 of "SECONDS.BODY". Webhooks without a 2xx response are retried with exponential backoff.
 */
export const createWebhooks = ({ address, secret, settings, random }: WebhookDeps) => {
  /** The response times in milliseconds of all webhooks with any response. */
  const durations: number[] = []
  let sent = 0
  let accepted = 0

  const send = async (account: string, body: string, key: string, at: number): Promise<boolean> => {
    const signature = createHmac('sha256', key).update(`${at}.${body}`).digest('hex')
    const startedAt = performance.now()
    sent += 1
    const answer = await fetch(address.replace('{account}', account), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox-signature': `t=${at},v1=${signature}` },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined)
    if (!answer) return false
    durations.push(performance.now() - startedAt)
    if (answer.ok) accepted += 1
    return answer.ok
  }
  const deliver = async (account: string, body: string): Promise<void> => {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      if (await send(account, body, secret, seconds())) return
      await wait(firstRetryMs * 2 ** attempt)
    }
  }
  const waitForDelay = (): Promise<void> => {
    const { delayMs, shuffle } = settings()
    return wait(shuffle ? Math.floor(random() * delayMs) : delayMs)
  }
  const forge = (account: string, reference: string, kind: string): Promise<boolean> => {
    const state = kind === 'payment' ? 'completed' : 'paid'
    const body = JSON.stringify({ id: randomUUID(), reference, kind, state })
    return send(account, body, `not ${secret}`, seconds())
  }
  return {
    forge,
    notify({ account, reference, kind, state }: Payment | Payout): void {
      const { copies, forged, stale } = settings()
      const body = JSON.stringify({ id: randomUUID(), reference, kind, state })
      if (random() < forged) void waitForDelay().then(() => forge(account, reference, kind))
      if (random() < stale) {
        void waitForDelay().then(() => send(account, body, secret, seconds() - staleSeconds))
        return
      }
      const count = 1 + Math.floor(random() * copies)
      for (let i = 0; i < count; i++) void waitForDelay().then(() => deliver(account, body))
    },
    times: (): readonly number[] => durations,
    deliveries(): Deliveries {
      const sorted = durations.toSorted((a, b) => a - b)
      const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
      return { sent, accepted, refused: durations.length - accepted, p50: at(0.5), p99: at(0.99) }
    },
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>

const seconds = (): number => Math.floor(Date.now() / 1000)
const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
