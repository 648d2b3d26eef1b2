import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookHeaders } from '../payments.ts'

const toleranceMs = 300_000

/** An authentic event. Its object names the order, or only its payment. */
export interface StripeEvent {
  readonly id: string
  readonly reference: string | undefined
  readonly paymentIntent: string | undefined
}

interface EventBody {
  readonly id?: unknown
  readonly account?: unknown
  readonly data?: {
    readonly object?: {
      readonly metadata?: Readonly<Record<string, unknown>> | null
      readonly payment_intent?: unknown
    }
  }
}

/**
 * Reads `Stripe-Signature: t=SECONDS,v1=HEX[,v1=HEX]`, the HMAC of time and exact body. Undefined if no secret has made it,
 * if it is too old, or if the event belongs to another account.
 */
export const readEvent = (
  { webhookSecrets, account }: { readonly webhookSecrets: readonly string[]; readonly account: string },
  headers: WebhookHeaders,
  body: Buffer,
  now: number,
): StripeEvent | undefined => {
  if (!isSigned(webhookSecrets, String(headers['stripe-signature'] ?? ''), body, now)) return undefined
  const { id, account: from, data } = JSON.parse(body.toString()) as EventBody
  if (typeof id !== 'string' || (from !== undefined && from !== null && from !== account)) return undefined
  const reference = data?.object?.metadata?.['reference']
  const intent = data?.object?.payment_intent
  return {
    id,
    reference: typeof reference === 'string' ? reference : undefined,
    paymentIntent: typeof intent === 'string' ? intent : undefined,
  }
}

const isSigned = (secrets: readonly string[], header: string, body: Buffer, now: number): boolean => {
  const parts = header.split(',').map(part => part.split('='))
  const time = parts.find(([name]) => name === 't')?.[1]
  if (time === undefined || !/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now - Number(time) * 1000) > toleranceMs) return false
  const given = parts.flatMap(([name, value = '']) =>
    name === 'v1' && /^[0-9a-f]{64}$/.test(value) ? [Buffer.from(value, 'hex')] : [],
  )
  return secrets.some(secret => {
    const mac = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
    return given.some(signature => timingSafeEqual(signature, mac))
  })
}
