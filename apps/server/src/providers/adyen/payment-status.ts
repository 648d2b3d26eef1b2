import type { Types } from '@adyen/api-library'
import type { PaymentRefusal } from '@fairground/contract/entities/money/payment'
import { toRefusal } from './refusal.ts'

type Item = Types.notification.NotificationRequestItem

/** The payment page that Adyen created. */
export interface StoredLink {
  readonly kind: 'link'
  readonly id: string
  readonly url: string
  readonly payer: string
}

/** A signed webhook item. The signature does not cover the token, so the token is looked up before use. */
interface StoredItem {
  readonly kind: 'item'
  readonly event: string
  readonly success: boolean
  readonly pspReference: string
  readonly amount: number
  readonly currency: string
  readonly token: string | null
  /** Adyen's words for a refused payment. Webhooks stored by earlier versions have none. */
  readonly reason?: string
}

const tokenNames = ['tokenization.storedPaymentMethodId', 'recurring.recurringDetailReference']

/** The stored text of a webhook item. */
export const itemText = ({
  eventCode,
  success,
  pspReference,
  amount,
  additionalData,
  reason,
}: Item): string =>
  toStoredText({
    kind: 'item',
    event: eventCode,
    success: (success as string) === 'true',
    pspReference,
    amount: amount.value ?? 0,
    currency: amount.currency ?? '',
    token: tokenNames.map(name => additionalData?.[name]).find(token => token !== undefined) ?? null,
    ...(reason === undefined ? {} : { reason }),
  })

export const toStoredText = (stored: StoredLink | StoredItem): string => JSON.stringify(stored)

/** The status of a payment, derived from its webhooks. Their order and repetitions do not matter. */
export interface PaymentStatus {
  readonly link: StoredLink | undefined
  readonly state: 'unpaid' | 'refused' | 'completed' | 'refunded' | 'chargedBack'
  readonly pspReference: string
  readonly paid: bigint
  readonly currency: string
  readonly token: string | null
  readonly refusal: PaymentRefusal | null
}

const chargebackEvents = ['CHARGEBACK', 'SECOND_CHARGEBACK', 'CAPTURE_FAILED']
const refundEvents = ['REFUND', 'CANCELLATION', 'CANCEL_OR_REFUND', 'TECHNICAL_CANCEL']
const refundFailedEvents = ['REFUND_FAILED', 'REFUNDED_REVERSED']

export const toPaymentStatus = (texts: readonly string[]): PaymentStatus => {
  const stored = texts.map(text => JSON.parse(text) as StoredLink | StoredItem)
  const items = stored.filter(each => each.kind === 'item')
  const has = (events: readonly string[]): boolean =>
    items.some(({ event, success }) => success && events.includes(event))
  const authorisations = items.filter(({ event }) => event === 'AUTHORISATION')
  const paid = authorisations.filter(({ success }) => success)
  const state = () => {
    if (paid.length === 0) return authorisations.length > 0 ? 'refused' : 'unpaid'
    if (has(chargebackEvents)) return 'chargedBack'
    return has(refundEvents) && !has(refundFailedEvents) ? 'refunded' : 'completed'
  }
  return {
    link: stored.find(each => each.kind === 'link'),
    state: state(),
    pspReference: paid[0]?.pspReference ?? '',
    // A double payment differs from the ordered amount and therefore goes to manual review.
    paid: paid.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
    currency: paid[0]?.currency ?? '',
    token: paid.find(({ token }) => token !== null)?.token ?? null,
    refusal: state() === 'refused' ? toRefusal(authorisations.at(-1)?.reason) : null,
  }
}
