import { hmacValidator, type Types } from '@adyen/api-library'
import type { WebhookEvent, WebhookHeaders } from '../payments.ts'
import { itemText } from './payment-status.ts'

type Item = Types.notification.NotificationRequestItem

/** A payment webhook. Each item carries its own signature. */
interface PaymentMessage {
  readonly notificationItems: readonly { readonly NotificationRequestItem: Item }[]
}

/** A transfer webhook. Its content is not used: it only triggers a status check. */
interface TransferMessage {
  readonly data: { readonly id: string; readonly reference?: string; readonly sequenceNumber?: number }
}

const validator = new hmacValidator()
const transferSignature = 'hmacsignature'

/** Undefined if any item is not signed with one of the keys. */
export const readNotifications = (
  keys: readonly string[],
  headers: WebhookHeaders,
  body: Buffer,
): WebhookEvent[] | undefined => {
  const text = body.toString()
  const message = parseMessage(text)
  if (message === undefined) return undefined
  if ('data' in message) {
    const signature = String(headers[transferSignature] ?? '')
    const isGenuine = keys.some(key => validator.validateHMACSignature(key, signature, text))
    return isGenuine ? [toTransferEvent(message, text)] : undefined
  }
  const items = message.notificationItems.map(({ NotificationRequestItem: item }) => item)
  return items.every(item => isSigned(item, keys)) ? items.map(toItemEvent) : undefined
}

const parseMessage = (text: string): PaymentMessage | TransferMessage | undefined => {
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
    // The item has no signature or lacks a signed field.
    return false
  }
}

/** A repeated webhook gets the same event id. */
const toItemEvent = (item: Item): WebhookEvent => ({
  eventId: `${item.eventCode}/${item.pspReference}/${item.success}`,
  reference: item.merchantReference,
  text: itemText(item),
})

const toTransferEvent = (
  { data: { id, reference = '', sequenceNumber = 0 } }: TransferMessage,
  text: string,
): WebhookEvent => ({ eventId: `transfer/${id}/${sequenceNumber}`, reference, text })
