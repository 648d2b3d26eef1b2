import { createHmac } from 'node:crypto'
import type { Item, Transfer } from './records.ts'
import type { Settings } from './settings.ts'

export interface MessageParts {
  /** {member} stands for the number at the end of an account's name. */
  readonly address: string
  readonly hmac: string
  readonly settings: () => Settings
}

const tries = 8
const firstRetryMs = 200
const patienceMs = 10_000

/** Payments are told of item by item, each signed; transfers by a body whose signature is in a header. */
export const createMessages = ({ address, hmac, settings }: MessageParts) => {
  const macOf = (text: string, key: string): string =>
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
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      async answer => answer.ok && (await answer.text()) === '[accepted]',
      () => false,
    )
  }
  const deliver = async (...message: Parameters<typeof send>): Promise<void> => {
    for (let attempt = 0; attempt < tries; attempt++) {
      if (await send(...message)) return
      await new Promise(resolve => setTimeout(resolve, firstRetryMs * 2 ** attempt))
    }
  }
  const deliverAll = (...message: Parameters<typeof send>): void => {
    for (let copy = 0; copy < settings().copies; copy++) void deliver(...message)
  }
  const bodyOf = (item: Item, key: string): string => {
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
    const additionalData = { ...item.additionalData, hmacSignature: macOf(signed, key) }
    const NotificationRequestItem = { ...item, additionalData, eventDate: new Date().toISOString() }
    return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] })
  }

  return {
    tell: (item: Item): void => deliverAll(item.merchantAccountCode, bodyOf(item, hmac), {}),
    tellTransfer(transfer: Transfer): void {
      const body = JSON.stringify({ type: 'balancePlatform.transfer.updated', data: transfer })
      deliverAll(transfer.balanceAccountId, body, { hmacsignature: macOf(body, hmac) })
    },
    /** Whether a message that somebody else signed is taken. */
    forge: (item: Item): Promise<boolean> =>
      send(item.merchantAccountCode, bodyOf(item, hmac.split('').toReversed().join('')), {}),
  }
}

export type Messages = ReturnType<typeof createMessages>
