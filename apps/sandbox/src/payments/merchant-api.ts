import type { FastifyInstance } from 'fastify'
import { banksIn } from './banks.ts'
import { methods, type Payment, type Payout, type Records } from './records.ts'
import type { Settings } from './settings.ts'
import { statementOf } from './statement.ts'
import type { PaymentAsk, PayoutAsk, Till } from './till.ts'

export interface MerchantParts {
  readonly key: string
  /** Where this provider is reached. */
  readonly address: string
  readonly records: Records
  readonly till: Till
  readonly settings: () => Settings
  readonly random: () => number
}

const text = { type: 'string', minLength: 1, maxLength: 200 } as const
const amount = { type: 'string', pattern: '^[1-9][0-9]{0,17}$' } as const
const currency = { type: 'string', pattern: '^[A-Z]{3}$' } as const
const common = { account: text, reference: text, amount, currency }

const paymentShape = {
  type: 'object',
  additionalProperties: false,
  required: ['account', 'reference', 'amount', 'currency', 'method', 'returnUrl'],
  properties: {
    ...common,
    method: { enum: methods },
    returnUrl: { type: 'string', pattern: '^https?://', maxLength: 2000 },
    token: text,
  },
} as const

const payoutShape = {
  type: 'object',
  additionalProperties: false,
  required: ['account', 'reference', 'amount', 'currency', 'token'],
  properties: { ...common, token: text },
} as const

/** What a merchant's server may ask for, with its key. Every order is known by its reference and made once. */
export const serveMerchant = (app: FastifyInstance, parts: MerchantParts): void => {
  const { key, address, records, till, settings, random } = parts
  const lost = new WeakSet<object>()

  const viewOf = (payment: Payment) => ({
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
  const payoutView = ({ id, reference, state, reason, amount: sum, currency: of }: Payout) => ({
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
          return reply.code(401).send({ error: 'wrong key' })
        const fate = random()
        if (fate < settings().outage / 2) return reply.code(503).send({ error: 'out of order' })
        if (fate < settings().outage) lost.add(request)
        return undefined
      })
      // The work is done, and the answer does not arrive.
      scope.addHook('onSend', async (request, reply, payload) => {
        if (!lost.has(request)) return payload
        reply.code(504)
        return JSON.stringify({ error: 'no answer in time' })
      })

      scope.post<{ Body: PaymentAsk }>('/payments', { schema: { body: paymentShape } }, (request, reply) => {
        const known = records.payment(request.body.reference)
        if (known && !isSame(known, request.body)) return reply.code(409).send({ error: 'another order' })
        return reply.code(known ? 200 : 201).send(viewOf(known ?? till.open(request.body)))
      })
      scope.get<{ Params: { reference: string } }>('/payments/:reference', ({ params }, reply) => {
        const known = records.payment(params.reference)
        return known ? viewOf(known) : reply.code(404).send({ error: 'no such payment' })
      })
      scope.post<{ Params: { reference: string } }>('/payments/:reference/refund', ({ params }, reply) => {
        const known = records.payment(params.reference)
        if (!known) return reply.code(404).send({ error: 'no such payment' })
        const refunded = till.takeBack(known, 'refunded')
        if (refunded.state !== 'refunded') return reply.code(409).send({ error: `it is ${refunded.state}` })
        return viewOf(refunded)
      })
      scope.post<{ Body: PayoutAsk }>('/payouts', { schema: { body: payoutShape } }, (request, reply) => {
        const known = records.payout(request.body.reference)
        if (known && !isSame(known, request.body)) return reply.code(409).send({ error: 'another order' })
        const payout = known ?? till.openPayout(request.body)
        if (isSilent(payout)) return reply.code(504).send({ error: 'no answer in time' })
        return reply.code(known ? 200 : 201).send(payoutView(payout))
      })
      scope.get<{ Params: { reference: string } }>('/payouts/:reference', ({ params }, reply) => {
        const known = records.payout(params.reference)
        if (!known) return reply.code(404).send({ error: 'no such payout' })
        return isSilent(known) ? reply.code(503).send({ error: 'ask later' }) : payoutView(known)
      })
      scope.get<{ Querystring: { account: string; from: string; to: string } }>(
        '/statement',
        ({ query }) => ({
          movements: statementOf(records, query.account, Number(query.from), Number(query.to)),
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
  asked: Pick<Payment, 'account' | 'amount' | 'currency'>,
): boolean =>
  known.account === asked.account && known.amount === asked.amount && known.currency === asked.currency
