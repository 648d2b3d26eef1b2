import { randomUUID } from 'node:crypto'
import type { Input, Output } from '@fairground/contract/operations'
import type { TestPlayer, TestServer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'

export const cards = {
  good: '4242 4242 4242 4242',
  challenged: '4000 0027 6000 3184',
  declined: '4000 0000 0000 0002',
  delayed: '4000 0000 0000 0077',
} as const

/** Controls the sandbox provider: the test endpoints and the pages of the payer. */
export const controlProvider = (server: TestServer) => {
  const { url } = server.sandbox.payments
  const post = async (path: string, body: object = {}): Promise<unknown> => {
    const answer = await fetch(`${url}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`the provider answered ${answer.status} to ${path}`)
    return answer.json()
  }
  return {
    set: (settings: Readonly<Record<string, number | boolean>>) => post('/settings', settings),
    calm: () => post('/reset'),
    pay: (orderId: number, deed: 'complete' | 'decline' | 'refund' | 'charge-back', memberId = 1) =>
      post(`/payments/d${memberId}-${orderId}/${deed}`),
    endPayout: (orderId: number, outcome: 'paid' | 'rejected') => post(`/payouts/w1-${orderId}/${outcome}`),
    forge: (reference: string) => post(`/forge/${reference}`) as Promise<{ accepted: boolean }>,
    async deliveries() {
      const answer = await fetch(`${url}/control/deliveries`)
      return (await answer.json()) as {
        sent: number
        accepted: number
        refused: number
        p50: number
        p99: number
      }
    },
    /** Submits the payment page and returns the next page. */
    async fill(page: string, fields: Readonly<Record<string, string>>) {
      const answer = await fetch(page, { method: 'POST', body: new URLSearchParams(fields) })
      return { url: answer.url, html: await answer.text() }
    },
  }
}

export const newOrder = (
  { call, member }: TestPlayer,
  more: Partial<Input<'depositRequestInfo'>> = {},
): Promise<Output<'depositRequestInfo'>> =>
  call('depositRequestInfo', {
    requestId: randomUUID(),
    amount: '25.00',
    currencyId: member.currency,
    paymentOptionId: 'card',
    ...more,
  })

interface PaymentRow {
  readonly state: string
  readonly flag: string | null
}

export const findPayment = async (server: TestServer, orderId: number): Promise<PaymentRow> => {
  const rows = await server.sql<PaymentRow>(
    'SELECT state, flag FROM payment WHERE id = $1 AND member_id = 1',
    [orderId],
  )
  return rows[0]!
}

export const untilPayment = (server: TestServer, orderId: number, state: string): Promise<boolean> =>
  until(`deposit ${orderId} ${state}`, async () => (await findPayment(server, orderId)).state === state)

/** Makes a card deposit and waits for the credit. */
export const deposit = async (
  server: TestServer,
  person: TestPlayer,
  more: Partial<Input<'depositRequestInfo'>> = {},
  number: string = cards.good,
): Promise<number> => {
  const { orderId, redirectUrl } = await newOrder(person, more)
  await controlProvider(server).fill(redirectUrl!, { number })
  await untilPayment(server, orderId, 'COMPLETED')
  return orderId
}

export const readBalance = async ({ call, member }: TestPlayer): Promise<string> =>
  (await call('getPlayerAccountBalance', { currencyId: member.currency })).accountBalance

export const findPlayerId = async (server: TestServer, username: string): Promise<number> => {
  const rows = await server.sql<{ id: number }>(
    'SELECT id FROM player WHERE member_id = 1 AND username = $1',
    [username],
  )
  return rows[0]!.id
}

/** The events published to a player, oldest first. */
export const readPublishedEvents = async <T>(
  server: TestServer,
  playerId: number,
  event: string,
): Promise<T[]> => {
  const rows = await server.sql<{ body: T }>(
    `SELECT body FROM outbox WHERE member_id = 1 AND event = $1 AND body ->> 'playerId' = $2 ORDER BY id`,
    [event, String(playerId)],
  )
  return rows.map(({ body }) => body)
}
