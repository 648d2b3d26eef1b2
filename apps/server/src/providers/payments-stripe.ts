import type { StripeSettings } from '#platform/payment-settings.ts'
import type { OrderRef, PaymentOrder, PaymentProvider, ProviderPayment, WebhookStore } from './payments.ts'
import { createStripeClient, isMissing, StripeFault, type StripeList } from './stripe/client.ts'
import type { StripeDispute, StripeIntent, StripeSession } from './stripe/objects.ts'
import { toPayment } from './stripe/session-status.ts'
import { createStripeStatements } from './stripe/statements.ts'
import { readEvent } from './stripe/webhooks.ts'

/** Checkout Session of an order, stored because Stripe cannot be asked for it by our reference. */
interface StoredSession {
  readonly kind: 'session'
  readonly id: string
}

/** Stripe has taken the money back, or keeps it until the dispute is decided. */
const openDisputes: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'lost'])

const expansions = {
  'expand[0]': 'payment_intent.latest_charge',
  'expand[1]': 'payment_intent.payment_method',
  'expand[2]': 'setup_intent.payment_method',
}

const noPayouts = 'this payment provider cannot pay withdrawals'

/**
 * Deposits through Stripe Checkout. Stripe pays out only to the account's own bank, so every withdrawal is rejected and the
 * player keeps the money.
 */
export const createStripePayments = (
  settings: StripeSettings,
  webhooks: WebhookStore,
  name: string = settings.provider,
): PaymentProvider => {
  const client = createStripeClient(settings)

  const findSessionId = async (order: OrderRef): Promise<string | undefined> => {
    for (const text of await webhooks.read(order)) {
      const stored = JSON.parse(text) as Partial<StoredSession>
      if (stored.kind === 'session') return stored.id
    }
    return undefined
  }
  const readSession = (id: string): Promise<StripeSession> =>
    client.get<StripeSession>(`/checkout/sessions/${id}`, expansions)
  const hasOpenDispute = async (intent: StripeIntent | null | undefined): Promise<boolean> => {
    if (!intent?.latest_charge?.disputed) return false
    const { data } = await client.get<StripeList<StripeDispute>>('/disputes', { payment_intent: intent.id })
    return data.some(({ status }) => openDisputes.has(status))
  }
  const toCurrent = async (session: StripeSession, endedBy?: 'cancelled'): Promise<ProviderPayment> =>
    toPayment(session, await hasOpenDispute(session.payment_intent), endedBy)
  const findPayment = async (order: OrderRef): Promise<ProviderPayment | undefined> => {
    const id = await findSessionId(order)
    return id === undefined ? undefined : toCurrent(await readSession(id))
  }

  /** One customer per payer. The search finds older ones; the key prevents a second one while the search is behind. */
  const ensureCustomer = async (payer: string): Promise<string> => {
    const found = await client.get<StripeList<{ readonly id: string }>>('/customers/search', {
      query: `metadata['payer']:'${payer}'`,
    })
    const known = found.data[0]?.id
    if (known !== undefined) return known
    const params = { 'metadata[payer]': payer }
    return (await client.post<{ readonly id: string }>('/customers', params, `customer/${payer}`)).id
  }

  const createSession = async (order: PaymentOrder): Promise<StripeSession> => {
    const { payer, amount, currency, returnUrl, reference } = order
    const common = {
      customer: await ensureCustomer(payer),
      client_reference_id: reference,
      'metadata[reference]': reference,
      'payment_method_types[0]': 'card',
      success_url: returnUrl,
      cancel_url: returnUrl,
    }
    if (amount === 0n)
      return client.post<StripeSession>(
        '/checkout/sessions',
        { ...common, mode: 'setup', 'setup_intent_data[metadata][reference]': reference },
        reference,
      )
    return client.post<StripeSession>(
      '/checkout/sessions',
      {
        ...common,
        mode: 'payment',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': currency.toLowerCase(),
        'line_items[0][price_data][unit_amount]': String(amount),
        'line_items[0][price_data][product_data][name]': 'Deposit',
        'payment_intent_data[metadata][reference]': reference,
        'payment_intent_data[setup_future_usage]': 'off_session',
      },
      reference,
    )
  }

  /** A dispute names only its payment, which names the order. */
  const findReference = async (paymentIntent: string | undefined): Promise<string | undefined> => {
    if (paymentIntent === undefined) return undefined
    try {
      return (await client.get<StripeIntent>(`/payment_intents/${paymentIntent}`)).metadata['reference']
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  return {
    name,
    pageOrigin: settings.url ?? 'https://checkout.stripe.com',
    findPayment,
    ...createStripeStatements(settings),

    async openPayment(order) {
      if (order.kind !== 'card') throw new Error(`Stripe is set up for cards only, not for ${order.kind}`)
      const ref = { memberId: order.memberId, reference: order.reference }
      const known = await findPayment(ref)
      if (known) return known
      const { id } = await createSession(order)
      const stored: StoredSession = { kind: 'session', id }
      await webhooks.save(ref, { eventId: `session/${order.reference}`, text: JSON.stringify(stored) })
      return toCurrent(await readSession(id))
    },

    async refund(order) {
      const id = await findSessionId(order)
      const session = id === undefined ? undefined : await readSession(id)
      const intent = session?.payment_intent
      if (!session || intent?.status !== 'succeeded')
        throw new Error(`${order.reference} is not paid and cannot be refunded`)
      await client.post(
        '/refunds',
        { payment_intent: intent.id, 'metadata[reference]': order.reference },
        `refund/${order.reference}`,
      )
      return toCurrent(await readSession(session.id))
    },

    async cancelPayment(order) {
      const id = await findSessionId(order)
      if (id === undefined) return undefined
      try {
        return await toCurrent(
          await client.post<StripeSession>(`/checkout/sessions/${id}/expire`),
          'cancelled',
        )
      } catch (error) {
        // Stripe refuses to expire a session that is paid or has ended.
        if (!(error instanceof StripeFault) || error.status !== 400) throw error
        return toCurrent(await readSession(id))
      }
    },

    async forgetSource({ token }) {
      const [, card = ''] = token.split('/')
      await client.post(`/payment_methods/${encodeURIComponent(card)}/detach`).catch((error: unknown) => {
        // A card that is unknown or detached already is what we want.
        if (!isMissing(error) && !(error instanceof StripeFault && error.status === 400)) throw error
      })
    },

    openPayout: () => Promise.resolve({ state: 'rejected', reason: noPayouts }),
    findPayout: () => Promise.resolve(undefined),
    banks: () => Promise.resolve([]),

    async readWebhook(headers, body, now) {
      const event = readEvent(settings, headers, body, now)
      if (!event) return undefined
      const reference = event.reference ?? (await findReference(event.paymentIntent))
      // An event about something else, for example the account's own payouts.
      if (reference === undefined) return []
      return [{ eventId: event.id, reference, text: JSON.stringify({ kind: 'event', id: event.id }) }]
    },
    webhookAnswer: 'received',
    async ping() {
      const { id } = await client.get<{ readonly id: string }>('/account')
      if (id !== settings.account) throw new Error(`the key belongs to another account, ${id}`)
    },
  }
}
