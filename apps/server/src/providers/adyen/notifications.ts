import { hmacValidator, type Types } from '@adyen/api-library'
import type { PaymentHint, WebhookHeaders } from '../payments.ts'
import { itemText } from './standing.ts'

type Item = Types.notification.NotificationRequestItem

/** What a payment's message says is signed piece by piece, and in the message itself. */
interface PaymentMessage {
  readonly notificationItems: readonly { readonly NotificationRequestItem: Item }[]
}

/** What a payout's message says is only a reason to ask. */
interface TransferMessage {
  readonly data: { readonly id: string; readonly reference?: string; readonly sequenceNumber?: number }
}

const validator = new hmacValidator()
const transferSignature = 'hmacsignature'

/** Undefined when any part of it is not signed by one of the keys. */
export const readNotifications = (
  keys: readonly string[],
  headers: WebhookHeaders,
  body: Buffer,
): PaymentHint[] | undefined => {
  const text = body.toString()
  const message = parsed(text)
  if (message === undefined) return undefined
  if ('data' in message) {
    const signature = String(headers[transferSignature] ?? '')
    const isGenuine = keys.some(key => validator.validateHMACSignature(key, signature, text))
    return isGenuine ? [transferHint(message, text)] : undefined
  }
  const items = message.notificationItems.map(({ NotificationRequestItem: item }) => item)
  return items.every(item => isSigned(item, keys)) ? items.map(itemHint) : undefined
}

const parsed = (text: string): PaymentMessage | TransferMessage | undefined => {
  try {
    const message = JSON.parse(text) as Partial<PaymentMessage & TransferMessage> | null
    if (typeof message?.data?.id === 'string') return { data: message.data }
    const items = message?.notificationItems
    return Array.isArray(items) && items.length > 0 ? { notificationItems: items } : undefined
  } catch {
    return undefined
  }
}

const isSigned = (item: Item, keys: readonly string[]): boolean => {
  try {
    return keys.some(key => validator.validateHMAC(item, key))
  } catch {
    // It has no signature, or no shape that could be signed.
    return false
  }
}

/** The same event comes with the same name, however often. */
const itemHint = (item: Item): PaymentHint => ({
  eventId: `${item.eventCode}/${item.pspReference}/${item.success}`,
  reference: item.merchantReference,
  text: itemText(item),
})

const transferHint = (
  { data: { id, reference = '', sequenceNumber = 0 } }: TransferMessage,
  text: string,
): PaymentHint => ({ eventId: `transfer/${id}/${sequenceNumber}`, reference, text })
