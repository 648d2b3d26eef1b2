import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Payment, Records } from './records.ts'
import { calm, type Settings, settingsShape } from './settings.ts'
import type { PayoutOutcome, Till } from './till.ts'
import type { Webhooks } from './webhooks.ts'

export interface ControlParts {
  readonly records: Records
  readonly till: Till
  readonly webhooks: Webhooks
  readonly settings: () => Settings
  readonly set: (settings: Settings) => void
}

interface OfPayment {
  Params: { reference: string; deed: string }
}

/** For tests and for people who try things out: it makes happen what in life just happens. */
export const serveControl = (app: FastifyInstance, parts: ControlParts): void => {
  const { records, till, webhooks, settings, set } = parts
  const deeds: Readonly<Record<string, (payment: Payment) => Payment>> = {
    complete: till.complete,
    decline: payment => till.fail(payment, 'declined'),
    refund: payment => till.takeBack(payment, 'refunded'),
    'charge-back': payment => till.takeBack(payment, 'chargedBack'),
  }
  const unknown = (reply: FastifyReply, what: string) => reply.code(404).send({ error: `no such ${what}` })

  app.get('/control/settings', () => settings())
  app.post<{ Body: Partial<Settings> }>(
    '/control/settings',
    { schema: { body: settingsShape } },
    ({ body }) => {
      set({ ...settings(), ...body })
      return settings()
    },
  )
  app.post('/control/calm', () => {
    set(calm)
    return calm
  })
  app.get('/control/deliveries', () => webhooks.deliveries())
  app.get('/control/deliveries/times', () => webhooks.times())
  app.post<OfPayment>('/control/payments/:reference/:deed', ({ params: { reference, deed } }, reply) => {
    const payment = records.payment(reference)
    const work = deeds[deed]
    if (!payment || !work) return unknown(reply, payment ? 'deed' : 'payment')
    return work(payment)
  })
  app.post<{ Params: { reference: string; outcome: PayoutOutcome } }>(
    '/control/payouts/:reference/:outcome',
    { schema: { params: { type: 'object', properties: { outcome: { enum: ['paid', 'rejected'] } } } } },
    ({ params: { reference, outcome } }, reply) =>
      till.endPayout(reference, outcome) ?? unknown(reply, 'payout'),
  )
  app.post<{ Params: { reference: string } }>('/control/forge/:reference', async ({ params }, reply) => {
    const order = records.payment(params.reference) ?? records.payout(params.reference)
    if (!order) return unknown(reply, 'order')
    return { accepted: await webhooks.forge(order.account, order.reference, order.kind) }
  })
}
