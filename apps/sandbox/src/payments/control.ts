import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Payment, Records } from './records.ts'
import { defaultSettings, type Settings, settingsSchema } from './settings.ts'
import type { PayoutOutcome, Processor } from './processor.ts'
import type { Webhooks } from './webhooks.ts'

export interface ControlDeps {
  readonly records: Records
  readonly processor: Processor
  readonly webhooks: Webhooks
  readonly settings: () => Settings
  readonly set: (settings: Settings) => void
}

interface PaymentParams {
  Params: { reference: string; action: string }
}

/** Control endpoints, with which tests and developers trigger events such as charge-backs. */
export const serveControl = (app: FastifyInstance, deps: ControlDeps): void => {
  const { records, processor, webhooks, settings, set } = deps
  const actions: Readonly<Record<string, (payment: Payment) => Payment>> = {
    complete: processor.complete,
    decline: payment => processor.fail(payment, 'declined'),
    refund: payment => processor.reverse(payment, 'refunded'),
    'charge-back': payment => processor.reverse(payment, 'chargedBack'),
  }
  const sendNotFound = (reply: FastifyReply, thing: string) =>
    reply.code(404).send({ error: `unknown ${thing}` })

  app.get('/control/settings', () => settings())
  app.post<{ Body: Partial<Settings> }>(
    '/control/settings',
    { schema: { body: settingsSchema } },
    ({ body }) => {
      set({ ...settings(), ...body })
      return settings()
    },
  )
  app.post('/control/reset', () => {
    set(defaultSettings)
    return defaultSettings
  })
  app.get('/control/deliveries', () => webhooks.deliveries())
  app.get('/control/deliveries/times', () => webhooks.times())
  app.post<PaymentParams>(
    '/control/payments/:reference/:action',
    ({ params: { reference, action } }, reply) => {
      const payment = records.payment(reference)
      const work = actions[action]
      if (!payment || !work) return sendNotFound(reply, payment ? 'action' : 'payment')
      return work(payment)
    },
  )
  app.post<{ Params: { reference: string; outcome: PayoutOutcome } }>(
    '/control/payouts/:reference/:outcome',
    { schema: { params: { type: 'object', properties: { outcome: { enum: ['paid', 'rejected'] } } } } },
    ({ params: { reference, outcome } }, reply) =>
      processor.endPayout(reference, outcome) ?? sendNotFound(reply, 'payout'),
  )
  app.post<{ Params: { reference: string } }>('/control/forge/:reference', async ({ params }, reply) => {
    const order = records.payment(params.reference) ?? records.payout(params.reference)
    if (!order) return sendNotFound(reply, 'order')
    return { accepted: await webhooks.forge(order.account, order.reference, order.kind) }
  })
}
