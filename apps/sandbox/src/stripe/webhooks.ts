import { createHmac, randomUUID } from 'node:crypto'
import type { Settings } from './settings.ts'

export interface WebhookDeps {
  readonly address: string
  readonly secret: string
  readonly settings: () => Settings
}

export interface Forgery {
  readonly secret?: string
  readonly ageSeconds?: number
  readonly account?: string
}

const maxAttempts = 8
const firstRetryMs = 200
const gatherMs = 30
const timeoutMs = 10_000

/** Sends signed events and repeats them until they are accepted. */
export const createWebhooks = ({ address, secret, settings }: WebhookDeps) => {
  const sign = (body: string, key: string, ageSeconds = 0): string => {
    const time = Math.floor(Date.now() / 1000) - ageSeconds
    const mac = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
    return `t=${time},v1=${mac},v0=${'0'.repeat(64)}`
  }
  const post = (body: string, signature: string): Promise<number> =>
    fetch(settings().webhook || address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      ({ status }) => status,
      () => 0,
    )
  const deliver = async (body: string): Promise<void> => {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const status = await post(body, sign(body, secret))
      if (status >= 200 && status < 300) return
      await new Promise(resolve => setTimeout(resolve, firstRetryMs * 2 ** attempt))
    }
  }
  const build = (type: string, object: object, account?: string): string =>
    JSON.stringify({
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      ...(account !== undefined && { account }),
      data: { object },
    })
  let gathered: string[] = []
  const flush = (): void => {
    const events = settings().reversed ? gathered.toReversed() : gathered
    gathered = []
    for (const event of events) for (let copy = 0; copy < settings().copies; copy++) void deliver(event)
  }
  return {
    notify(type: string, object: object): void {
      if (gathered.length === 0) setTimeout(flush, gatherMs)
      gathered.push(build(type, object))
    },
    /** Sends an event that the receiver must refuse, and returns the HTTP status. */
    forge(object: object, { secret: key = secret, ageSeconds = 0, account }: Forgery): Promise<number> {
      const body = build('checkout.session.completed', object, account)
      return post(body, sign(body, key, ageSeconds))
    },
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>
