import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentRefusal } from '@fairground/contract/entities/money/payment'
import type { SandboxSettings } from '#platform/payment-settings.ts'
import type {
  Bank,
  WebhookEvent,
  PaymentKind,
  PaymentProvider,
  ProviderMovement,
  ProviderPayment,
  ProviderPayout,
} from './payments.ts'

const timeoutMs = 10_000
const toleranceMs = 300_000
const signatureHeader = 'x-sandbox-signature'

const methods = { card: 'card', eWallet: 'wallet', bank: 'directDebit' } as const
const kinds: Readonly<Record<string, PaymentKind>> = { card: 'card', wallet: 'eWallet', directDebit: 'bank' }

interface PaymentAnswer {
  readonly id: string
  readonly state: ProviderPayment['state'] | 'challenged'
  readonly paidAmount: string
  readonly currency: string
  readonly pageUrl: string
  readonly reason: string | null
  readonly source: { readonly token: string; readonly method: string; readonly label: string } | null
}

interface StatementAnswer {
  readonly movements: readonly (Omit<ProviderMovement, 'amount'> & { readonly amount: string })[]
}

/** The payment provider of apps/sandbox, called over HTTP like a real provider. */
export const createSandboxPayments = (
  { url, key, webhookSecret }: Omit<SandboxSettings, 'provider'>,
  name = 'sandbox',
): PaymentProvider => {
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(new URL(`/v1${path}`, url), {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const isMissing = method === 'GET' && answer.status === 404
    if (!answer.ok && !isMissing) throw new Error(`the payment provider answered ${answer.status}`)
    if (answer.status === 204) return undefined
    const content = await answer.json()
    return isMissing ? undefined : content
  }
  const named = (reference: string): string => encodeURIComponent(reference)
  return {
    name,
    pageOrigin: new URL(url).origin,
    async openPayment({ memberId, amount, kind, ...order }) {
      const body = { ...order, account: String(memberId), amount: String(amount), method: methods[kind] }
      return toPayment((await call('POST', '/payments', body)) as PaymentAnswer)
    },
    async findPayment({ reference }) {
      const found = await call('GET', `/payments/${named(reference)}`)
      return found === undefined ? undefined : toPayment(found as PaymentAnswer)
    },
    async refund({ reference }) {
      return toPayment((await call('POST', `/payments/${named(reference)}/refund`)) as PaymentAnswer)
    },
    async cancelPayment({ reference }) {
      return toPayment((await call('POST', `/payments/${named(reference)}/cancel`)) as PaymentAnswer)
    },
    async forgetSource({ payer, token }) {
      await call('DELETE', `/sources/${named(token)}?payer=${named(payer)}`)
    },
    async openPayout({ memberId, amount, ...order }) {
      const body = { ...order, account: String(memberId), amount: String(amount) }
      return (await call('POST', '/payouts', body)) as ProviderPayout
    },
    async findPayout({ reference }) {
      return (await call('GET', `/payouts/${named(reference)}`)) as ProviderPayout | undefined
    },
    async statement(memberId, from, to) {
      const content = (await call(
        'GET',
        `/statement?account=${memberId}&from=${from}&to=${to}`,
      )) as StatementAnswer
      return content.movements.map(movement => ({ ...movement, amount: BigInt(movement.amount) }))
    },
    async banks(country) {
      return ((await call('GET', `/banks?country=${country}`)) as { readonly banks: readonly Bank[] }).banks
    },
    readWebhook: (headers, body, now) => {
      const isGenuine = isSigned(headers[signatureHeader], body, webhookSecret, now)
      return isGenuine ? parseEvents(body) : undefined
    },
    webhookAnswer: 'received',
    async ping() {
      await call('GET', '/banks?country=GB')
    },
  }
}

const refusals: Readonly<Record<string, PaymentRefusal>> = {
  declined: 'declined',
  'insufficient funds': 'insufficientFunds',
  'expired card': 'expiredCard',
  'not authenticated': 'notAuthenticated',
  'unknown token': 'wrongDetails',
  cancelled: 'cancelled',
}

const toPayment = (answer: PaymentAnswer): ProviderPayment => {
  const { id, state, paidAmount, currency, pageUrl, source, reason } = answer
  return {
    id,
    state: state === 'challenged' ? 'open' : state,
    paid: BigInt(paidAmount),
    currency,
    pageUrl,
    source: source && { token: source.token, kind: kinds[source.method] ?? 'card', label: source.label },
    refusal: state === 'failed' ? (refusals[reason ?? ''] ?? 'declined') : null,
  }
}

/** `t=SECONDS,v1=HEX`: the HMAC of the time and the exact body. */
const isSigned = (
  header: string | string[] | undefined,
  body: Buffer,
  secret: string,
  now: number,
): boolean => {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? []
  if (time === undefined || hex === undefined) return false
  const mac = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  return timingSafeEqual(mac, Buffer.from(hex, 'hex')) && Math.abs(now - Number(time) * 1000) <= toleranceMs
}

/** Undefined unless the body is an event. A text with U+0000 cannot be stored. */
const parseEvents = (body: Buffer): WebhookEvent[] | undefined => {
  const text = body.toString()
  const event = parseObject(text)
  const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')
  return isText(event?.id) && isText(event.reference)
    ? [{ eventId: event.id, reference: event.reference, text }]
    : undefined
}

const parseObject = (text: string): { readonly id?: unknown; readonly reference?: unknown } | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
