import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { readNotifications } from './notifications.ts'

// Key, item and signature from Adyen's documentation.
const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const item = {
  pspReference: '7914073381342284',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { value: 1130, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true',
  additionalData: { hmacSignature: 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=' },
}
const other = '00'.repeat(32)

const read = (items: readonly object[], keys = [other, key]) =>
  readNotifications(
    keys,
    {},
    Buffer.from(
      JSON.stringify({ notificationItems: items.map(each => ({ NotificationRequestItem: each })) }),
    ),
  )

it('accepts items that are signed with one of the keys', () => {
  const event = {
    eventId: 'AUTHORISATION/7914073381342284/true',
    reference: 'TestPayment-1407325143704',
    text: expect.any(String) as string,
  }
  expect(read([item])).toEqual([event])
  expect(read([item, item])).toEqual([event, event])
})

it.each([
  { amount: { value: 1131, currency: 'EUR' } },
  { success: 'false' },
  { merchantReference: 'd1-1' },
  { additionalData: {} },
  { additionalData: { hmacSignature: '' } },
  { amount: undefined },
])('rejects an item with %j', change => {
  expect(read([{ ...item, ...change }])).toBeUndefined()
  expect(read([item, { ...item, ...change }])).toBeUndefined()
})

it('rejects an item that is signed with another key', () => {
  expect(read([item], [other])).toBeUndefined()
})

it('accepts a transfer message only if the signature matches its exact bytes', () => {
  const body = Buffer.from('{"data": {"id": "T1", "reference": "w1-3", "sequenceNumber": 2}}')
  const hmacsignature = createHmac('sha256', Buffer.from(key, 'hex')).update(body).digest('base64')
  expect(readNotifications([key], { hmacsignature }, body)).toEqual([
    { eventId: 'transfer/T1/2', reference: 'w1-3', text: body.toString() },
  ])
  expect(readNotifications([key], { hmacsignature }, Buffer.from(`${body.toString()} `))).toBeUndefined()
  expect(readNotifications([key], {}, body)).toBeUndefined()
})
