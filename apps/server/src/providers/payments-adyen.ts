import { Types } from '@adyen/api-library'
import { createAdyenClient } from './adyen/client.ts'
import { readNotifications } from './adyen/notifications.ts'
import { createPayouts } from './adyen/payouts.ts'
import { accountOf, type AdyenSettings } from './adyen/settings.ts'
import { type LinkTold, type Standing, standingOf, textOf } from './adyen/standing.ts'
import { createAdyenStatements } from './adyen/statements.ts'
import { cardsOf, sourceOf } from './adyen/stored-cards.ts'
import type {
  OrderRef,
  PaymentKind,
  PaymentProvider,
  PaymentSource,
  ProviderPayment,
  Told,
} from './payments.ts'

const { PaymentLinkRequest, PaymentLinkResponse, UpdatePaymentLinkRequest } = Types.checkout

const methods: { readonly [K in PaymentKind]: string[] } = {
  card: ['scheme'],
  eWallet: ['applepay', 'googlepay', 'paypal'],
  bank: ['sepadirectdebit', 'directdebit_GB', 'ach', 'trustly'],
}

/**
 * Adyen's payment links, transfers and webhooks. Adyen cannot be asked what became of a payment: it tells, signed, and
 * what it told is kept. Until then the link can be asked whether anybody still may pay.
 */
export const createAdyenPayments = (settings: AdyenSettings, told: Told): PaymentProvider => {
  const client = createAdyenClient(settings)
  const payouts = createPayouts(settings, client)
  const standing = async (order: OrderRef) => standingOf(await told.read(order))

  const findPayment = async (order: OrderRef): Promise<ProviderPayment | undefined> => {
    const now = await standing(order)
    if (isPaid(now)) return paidPayment(now, await sourceAt(order, now))
    return now.link && unpaidPayment(now.link, await stateOf(now.link, now.state === 'refused'))
  }

  /** Who was refused tries again with a new order, which we count: nobody tries out cards on one page. */
  const stateOf = async (link: LinkTold, isRefused: boolean): Promise<ProviderPayment['state']> => {
    const { status } = await client.links.getPaymentLink(link.id)
    const isToClose = isRefused && status === PaymentLinkResponse.StatusEnum.Active
    const expired = { status: UpdatePaymentLinkRequest.StatusEnum.Expired }
    return linkStates[isToClose ? (await client.links.updatePaymentLink(link.id, expired)).status : status]
  }

  const sourceAt = async (
    { memberId }: OrderRef,
    { link, token, state }: Standing,
  ): Promise<PaymentSource | null> => {
    if (!link || token === null || state !== 'completed') return null
    const card = (await cardsOf(settings, client, memberId, link.payer)).find(({ id }) => id === token)
    return card ? sourceOf(link.payer, card) : null
  }

  return {
    name: settings.provider,
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
          merchantAccount: accountOf(settings.account, memberId),
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
      const link: LinkTold = { kind: 'link', id, url, payer }
      await told.keep(order, { eventId: `link/${reference}`, text: textOf(link) })
      return unpaidPayment(link, 'open')
    },

    async refund(order) {
      const now = await standing(order)
      if (!isPaid(now)) throw new Error(`${order.reference} is not paid, so there is nothing to give back`)
      const { pspReference, paid, currency } = now
      await client.modifications.refundCapturedPayment(
        pspReference,
        {
          merchantAccount: accountOf(settings.account, order.memberId),
          amount: { value: Number(paid), currency },
          reference: order.reference,
        },
        { idempotencyKey: `refund/${order.reference}` },
      )
      return paidPayment(now, null)
    },

    // The payer chooses his bank on Adyen's page.
    banks: () => Promise.resolve([]),
    readWebhook: (headers, body) => readNotifications(settings.hmacKeys, headers, body),
    webhookAnswer: '[accepted]',
  }
}

type Paid = Standing & { readonly state: 'completed' | 'refunded' | 'chargedBack' }

const isPaid = (standing: Standing): standing is Paid => !['unpaid', 'refused'].includes(standing.state)

/** A link that is paid is pending still: what was paid comes in a message. */
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
): ProviderPayment => ({ id: pspReference, state, paid, currency, pageUrl: link?.url ?? '', source })

const unpaidPayment = ({ id, url }: LinkTold, state: ProviderPayment['state']): ProviderPayment => ({
  id,
  state,
  paid: 0n,
  currency: '',
  pageUrl: url,
  source: null,
})
