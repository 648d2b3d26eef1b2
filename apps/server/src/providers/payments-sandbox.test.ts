import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSandboxPayments } from './payments-sandbox.ts'

const webhookSecret = 'secret'
const now = 1_800_000_000_000
const provider = createSandboxPayments({ url: 'http://127.0.0.1:1', key: 'key', webhookSecret })

const read = async (text: string) => {
  const body = Buffer.from(text)
  const mac = createHmac('sha256', webhookSecret)
    .update(`${now / 1000}.`)
    .update(body)
    .digest('hex')
  return provider.readWebhook({ 'x-sandbox-signature': `t=${now / 1000},v1=${mac}` }, body, now)
}

it('reads a signed event', async () => {
  const text = '{"id":"evt-1","reference":"d-1"}'
  expect(await read(text)).toEqual([{ eventId: 'evt-1', reference: 'd-1', text }])
})

it.each([
  '',
  'null',
  '7',
  '[]',
  '{',
  '{"id":"evt-1"}',
  '{"id":1,"reference":"d-1"}',
  '{"id":"a\\u0000","reference":"d"}',
])('rejects the signed body %j without an exception', async text => {
  expect(await read(text)).toBeUndefined()
})
