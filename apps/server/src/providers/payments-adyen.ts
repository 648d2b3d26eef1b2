import { Types } from '@adyen/api-library'
import type { PaymentRefusal } from '@fairground/contract/entities/money/payment'
import { createAdyenClient } from './adyen/client.ts'
import { readNotifications } from './adyen/notifications.ts'
import { createPayouts } from './adyen/payouts.ts'
import { accountFor } from './adyen/account-for.ts'
import { type AdyenSettings } from '#platform/payment-settings.ts'
import { type StoredLink, type PaymentStatus, toPaymentStatus, toStoredText } from './adyen/payment-status.ts'
import { createAdyenStatements } from './adyen/statements.ts'
import { findStoredCards, readToken, toSource } from './adyen/stored-cards.ts'
import type {
  OrderRef,
  PaymentKind,
  PaymentProvider,
  PaymentSource,
  ProviderPayment,
  WebhookStore,
} from './payments.ts'

const { PaymentLinkRequest, PaymentLinkResponse, UpdatePaymentLinkRequest } = Types.checkout

const methods: { readonly [K in PaymentKind]: string[] } = {
  card: ['scheme'],
  eWallet: ['applepay', 'googlepay', 'paypal'],
  bank: ['sepadirectdebit', 'directdebit_GB', 'ach', 'trustly'],
}

/**
 * Adyen's payment links, transfers and webhooks. Adyen has no query for the result of a payment, so signed webhooks are
 * stored and evaluated. Until a webhook arrives, the status of the link shows whether it can still be paid.
 */
export const createAdyenPayments = (
  settings: AdyenSettings,
  webhooks: WebhookStore,
  name: string = settings.provider,
): PaymentProvider => {
  const client = createAdyenClient(settings)
  const payouts = createPayouts(settings, client)
  const readStatus = async (order: OrderRef) => toPaymentStatus(await webhooks.read(order))

  const findPayment = async (order: OrderRef): Promise<ProviderPayment | undefined> => {
    const now = await readStatus(order)
    if (isPaid(now)) return paidPayment(now, await findSource(order, now))
    return (
      now.link && unpaidPayment(now.link, await readLinkState(now.link, now.state === 'refused'), now.refusal)
    )
  }

  /** Expires a link after a refused payment. A retry needs a new order, which is counted against card testing. */
  const readLinkState = async (link: StoredLink, isRefused: boolean): Promise<ProviderPayment['state']> => {
    const { status } = await client.links.getPaymentLink(link.id)
    const isToClose = isRefused && status === PaymentLinkResponse.StatusEnum.Active
    const expired = { status: UpdatePaymentLinkRequest.StatusEnum.Expired }
    return linkStates[isToClose ? (await client.links.updatePaymentLink(link.id, expired)).status : status]
  }

  const findSource = async (
    { memberId }: OrderRef,
    { link, token, state }: PaymentStatus,
  ): Promise<PaymentSource | null> => {
    if (!link || token === null || state !== 'completed') return null
    const card = (await findStoredCards(settings, client, memberId, link.payer)).find(
      ({ id }) => id === token,
    )
    return card ? toSource(link.payer, card) : null
  }

  return {
    name,
    pageOrigin: settings.url ?? `https://${settings.livePrefix === undefined ? 'test' : 'eu'}.adyen.link`,
    findPayment,
    ...createAdyenStatements(settings),
    openPayout: order => payouts.openPayout(order),
    findPayout: order => payouts.findPayout(order),

    async openPayment({ payer, kind, amount, currency, returnUrl, memberId, reference }) {
      const order = { memberId, reference }
      const known = await findPayment(order)
      if (known) return known
      const { id, url } = await client.links.paymentLinks(
        {
          merchantAccount: accountFor(settings.account, memberId),
          reference,
          amount: { value: Number(amount), currency },
          allowedPaymentMethods: methods[kind],
          returnUrl,
          shopperReference: payer,
          storePaymentMethodMode: PaymentLinkRequest.StorePaymentMethodModeEnum.Enabled,
          recurringProcessingModel: PaymentLinkRequest.RecurringProcessingModelEnum.CardOnFile,
        },
        { idempotencyKey: reference },
      )
      const link: StoredLink = { kind: 'link', id, url, payer }
      await webhooks.save(order, { eventId: `link/${reference}`, text: toStoredText(link) })
      return unpaidPayment(link, 'open')
    },

    async refund(order) {
      const now = await readStatus(order)
      if (!isPaid(now)) throw new Error(`${order.reference} is not paid and cannot be refunded`)
      const { pspReference, paid, currency } = now
      await client.modifications.refundCapturedPayment(
        pspReference,
        {
          merchantAccount: accountFor(settings.account, order.memberId),
          amount: { value: Number(paid), currency },
          reference: order.reference,
        },
        { idempotencyKey: `refund/${order.reference}` },
      )
      return paidPayment(now, null)
    },

    async cancelPayment(order) {
      const now = await readStatus(order)
      if (isPaid(now) || !now.link) return findPayment(order)
      // Adyen refuses to expire a link that is paid or being paid.
      const state = await readLinkState(now.link, true)
      return unpaidPayment(now.link, state, now.refusal ?? 'cancelled')
    },

    async forgetSource({ memberId, token }) {
      const { payer, id } = readToken(token)
      const account = accountFor(settings.account, memberId)
      const isStored = (await findStoredCards(settings, client, memberId, payer)).some(card => card.id === id)
      if (isStored) await client.stored.deleteTokenForStoredPaymentDetails(id, payer, account)
    },

    // Payers choose their bank on Adyen's page.
    banks: () => Promise.resolve([]),
    readWebhook: (headers, body) => readNotifications(settings.hmacKeys, headers, body),
    webhookAnswer: '[accepted]',
    async ping(memberId) {
      await findStoredCards(settings, client, memberId, 'connection-test')
    },
  }
}

type Paid = PaymentStatus & { readonly state: 'completed' | 'refunded' | 'chargedBack' }

const isPaid = (status: PaymentStatus): status is Paid => !['unpaid', 'refused'].includes(status.state)

/** A paid link is still pending: the webhook confirms the amount. */
const linkStates = {
  active: 'open',
  paymentPending: 'pending',
  paid: 'pending',
  completed: 'pending',
  expired: 'failed',
} as const satisfies Record<`${Types.checkout.PaymentLinkResponse.StatusEnum}`, ProviderPayment['state']>

const paidPayment = (
  { pspReference, state, paid, currency, link }: Paid,
  source: PaymentSource | null,
): ProviderPayment => ({
  id: pspReference,
  state,
  paid,
  currency,
  pageUrl: link?.url ?? '',
  source,
  refusal: null,
})

const unpaidPayment = (
  { id, url }: StoredLink,
  state: ProviderPayment['state'],
  refusal: PaymentRefusal | null = null,
): ProviderPayment => ({
  id,
  state,
  paid: 0n,
  currency: '',
  pageUrl: url,
  source: null,
  refusal: state === 'failed' ? (refusal ?? 'expired') : null,
})
