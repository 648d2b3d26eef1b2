import type { FastifyInstance } from 'fastify'
import { banksIn } from './banks.ts'
import { methods, type Payment, type Payout, type Records } from './records.ts'
import type { Settings } from './settings.ts'
import { buildStatement } from './statement.ts'
import type { PaymentRequest, PayoutRequest, Processor } from './processor.ts'

export interface MerchantDeps {
  readonly key: string
  /** The base URL of this provider. */
  readonly address: string
  readonly records: Records
  readonly processor: Processor
  readonly settings: () => Settings
  readonly random: () => number
}

const text = { type: 'string', minLength: 1, maxLength: 200 } as const
const amount = { type: 'string', pattern: '^[1-9][0-9]{0,17}$' } as const
const currency = { type: 'string', pattern: '^[A-Z]{3}$' } as const
const common = { account: text, reference: text, amount, currency }

const paymentSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['account', 'reference', 'amount', 'currency', 'method', 'returnUrl'],
  properties: {
    ...common,
    // An amount of zero only verifies the source.
    amount: { type: 'string', pattern: '^(0|[1-9][0-9]{0,17})$' },
    method: { enum: methods },
    payer: text,
    returnUrl: { type: 'string', pattern: '^https?://', maxLength: 2000 },
    token: text,
  },
} as const

const payoutSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['account', 'reference', 'amount', 'currency', 'token'],
  properties: { ...common, token: text },
} as const

/** The merchant API. The reference identifies an order, so a repeated request does not create a second one. */
export const serveMerchant = (app: FastifyInstance, deps: MerchantDeps): void => {
  const { key, address, records, processor, settings, random } = deps
  const lostResponses = new WeakSet<object>()

  const toPaymentView = (payment: Payment) => ({
    id: payment.id,
    reference: payment.reference,
    state: payment.state,
    reason: payment.reason,
    amount: payment.amount,
    paidAmount: payment.paidAmount,
    currency: payment.currency,
    pageUrl: `${address}/pay/${payment.id}`,
    source: payment.source && {
      token: payment.source.token,
      method: payment.source.method,
      label: payment.source.label,
    },
  })
  const toPayoutView = ({ id, reference, state, reason, amount: sum, currency: of }: Payout) => ({
    id,
    reference,
    state,
    reason,
    amount: sum,
    currency: of,
  })

  void app.register(
    (scope, _, done) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (request.headers.authorization !== `Bearer ${key}`)
          return reply.code(401).send({ error: 'invalid API key' })
        const chance = random()
        if (chance < settings().outage / 2) return reply.code(503).send({ error: 'service unavailable' })
        if (chance < settings().outage) lostResponses.add(request)
        return undefined
      })
      // Simulates a lost response to a request that was processed.
      scope.addHook('onSend', async (request, reply, payload) => {
        if (!lostResponses.has(request)) return payload
        reply.code(504)
        return JSON.stringify({ error: 'gateway timeout' })
      })

      scope.post<{ Body: PaymentRequest }>(
        '/payments',
        { schema: { body: paymentSchema } },
        (request, reply) => {
          const known = records.payment(request.body.reference)
          if (known && !isSame(known, request.body))
            return reply.code(409).send({ error: 'the reference belongs to another order' })
          return reply.code(known ? 200 : 201).send(toPaymentView(known ?? processor.open(request.body)))
        },
      )
      scope.get<{ Params: { reference: string } }>('/payments/:reference', ({ params }, reply) => {
        const known = records.payment(params.reference)
        return known ? toPaymentView(known) : reply.code(404).send({ error: 'unknown payment' })
      })
      scope.post<{ Params: { reference: string } }>('/payments/:reference/refund', ({ params }, reply) => {
        const known = records.payment(params.reference)
        if (!known) return reply.code(404).send({ error: 'unknown payment' })
        const refunded = processor.reverse(known, 'refunded')
        if (refunded.state !== 'refunded')
          return reply.code(409).send({ error: `the payment is ${refunded.state}` })
        return toPaymentView(refunded)
      })
      scope.post<{ Params: { reference: string } }>('/payments/:reference/cancel', ({ params }, reply) => {
        const known = records.payment(params.reference)
        return known
          ? toPaymentView(processor.cancel(known))
          : reply.code(404).send({ error: 'unknown payment' })
      })
      scope.delete<{ Params: { token: string }; Querystring: { payer: string } }>(
        '/sources/:token',
        ({ params, query }, reply) => {
          processor.withdrawConsent(query.payer, params.token)
          return reply.code(204).send()
        },
      )
      scope.post<{ Body: PayoutRequest }>(
        '/payouts',
        { schema: { body: payoutSchema } },
        (request, reply) => {
          const known = records.payout(request.body.reference)
          if (known && !isSame(known, request.body))
            return reply.code(409).send({ error: 'the reference belongs to another order' })
          const payout = known ?? processor.openPayout(request.body)
          if (isSilent(payout)) return reply.code(504).send({ error: 'gateway timeout' })
          return reply.code(known ? 200 : 201).send(toPayoutView(payout))
        },
      )
      scope.get<{ Params: { reference: string } }>('/payouts/:reference', ({ params }, reply) => {
        const known = records.payout(params.reference)
        if (!known) return reply.code(404).send({ error: 'unknown payout' })
        return isSilent(known)
          ? reply.code(503).send({ error: 'status not known yet, try again later' })
          : toPayoutView(known)
      })
      scope.get<{ Querystring: { account: string; from: string; to: string } }>(
        '/statement',
        ({ query }) => ({
          movements: buildStatement(records, query.account, Number(query.from), Number(query.to)),
        }),
      )
      scope.get<{ Querystring: { country: string } }>('/banks', ({ query }) => ({
        banks: banksIn(query.country),
      }))
      done()
    },
    { prefix: '/v1' },
  )
}

const isSilent = ({ silentUntil }: Payout): boolean => silentUntil > Date.now()

const isSame = (
  known: Pick<Payment, 'account' | 'amount' | 'currency'>,
  request: Pick<Payment, 'account' | 'amount' | 'currency'>,
): boolean =>
  known.account === request.account && known.amount === request.amount && known.currency === request.currency
