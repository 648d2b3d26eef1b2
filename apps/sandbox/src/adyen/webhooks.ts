import { createHmac } from 'node:crypto'
import type { Item, Transfer } from './records.ts'
import type { Settings } from './settings.ts'

export interface WebhookDeps {
  /** {member} is replaced with the number at the end of the account name. */
  readonly address: string
  readonly hmac: string
  readonly settings: () => Settings
}

const maxAttempts = 8
const firstRetryMs = 200
const timeoutMs = 10_000

/** A payment webhook has one signed item; the signature of a transfer webhook is in a header. */
export const createWebhooks = ({ address, hmac, settings }: WebhookDeps) => {
  const computeHmac = (text: string, key: string): string =>
    createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('base64')

  const send = async (
    account: string,
    body: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<boolean> => {
    const member = /\d+$/.exec(account)?.[0] ?? ''
    return fetch(address.replace('{member}', member), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      async answer => answer.ok && (await answer.text()) === '[accepted]',
      () => false,
    )
  }
  const deliver = async (...message: Parameters<typeof send>): Promise<void> => {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      if (await send(...message)) return
      await new Promise(resolve => setTimeout(resolve, firstRetryMs * 2 ** attempt))
    }
  }
  const deliverAll = (...message: Parameters<typeof send>): void => {
    for (let copy = 0; copy < settings().copies; copy++) void deliver(...message)
  }
  const buildNotification = (item: Item, key: string): string => {
    const signed = [
      item.pspReference,
      item.originalReference ?? '',
      item.merchantAccountCode,
      item.merchantReference,
      item.amount.value,
      item.amount.currency,
      item.eventCode,
      item.success,
    ].join(':')
    const additionalData = { ...item.additionalData, hmacSignature: computeHmac(signed, key) }
    const NotificationRequestItem = { ...item, additionalData, eventDate: new Date().toISOString() }
    return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] })
  }

  return {
    notifyPayment: (item: Item): void =>
      deliverAll(item.merchantAccountCode, buildNotification(item, hmac), {}),
    notifyTransfer(transfer: Transfer): void {
      const body = JSON.stringify({ type: 'balancePlatform.transfer.updated', data: transfer })
      deliverAll(transfer.balanceAccountId, body, { hmacsignature: computeHmac(body, hmac) })
    },
    /** Sends a webhook with a wrong signature and returns whether it is accepted. */
    forge: (item: Item): Promise<boolean> =>
      send(item.merchantAccountCode, buildNotification(item, hmac.split('').toReversed().join('')), {}),
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>
