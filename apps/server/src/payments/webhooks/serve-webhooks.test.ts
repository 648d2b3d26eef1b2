import { createHmac } from 'node:crypto'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer({ sandbox: true })

const sendSigned = (event: { readonly id: string; readonly reference: string }): Promise<Response> => {
  const body = JSON.stringify(event)
  const time = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', server().sandbox.payments.webhookSecret)
    .update(`${time}.${body}`)
    .digest('hex')
  return fetch(`${server().baseUrl}/webhooks/sandbox/1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': `t=${time},v1=${mac}` },
    body,
  })
}

const countStored = async (): Promise<number> => (await server().sql('SELECT FROM payment_inbox')).length

it('stores a signed webhook', async () => {
  expect((await sendSigned({ id: 'evt-1', reference: 'd1-1' })).status).toBe(200)
  expect(await countStored()).toBe(1)
})

it.each([
  ['a reference that is too long', { id: 'evt-2', reference: 'x'.repeat(101) }],
  ['an id that is too long', { id: 'x'.repeat(101), reference: 'd1-1' }],
  ['an empty id', { id: '', reference: 'd1-1' }],
])('acknowledges a signed webhook with %s and does not store it', async (_, event) => {
  const before = await countStored()
  expect((await sendSigned(event)).status).toBe(200)
  expect(await countStored()).toBe(before)
})
