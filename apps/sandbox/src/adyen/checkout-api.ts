import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Ledger } from './ledger.ts'
import { guardMerchant } from './merchant-guard.ts'
import type { Link, LinkRequest } from './records.ts'
import type { Settings } from './settings.ts'

export interface CheckoutApiDeps {
  readonly key: string
  /** The base URL of this sandbox. */
  readonly address: string
  readonly ledger: Ledger
  readonly settings: () => Settings
}

const text = { type: 'string', minLength: 1, maxLength: 200 } as const
const linkSchema = {
  type: 'object',
  required: ['merchantAccount', 'reference', 'amount', 'shopperReference', 'returnUrl'],
  properties: {
    merchantAccount: text,
    reference: text,
    shopperReference: text,
    returnUrl: text,
    amount: {
      type: 'object',
      required: ['value', 'currency'],
      properties: {
        value: { type: 'integer', minimum: 1 },
        currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      },
    },
  },
} as const

/** Payment links, stored cards and refunds. */
export const serveCheckoutApi = (app: FastifyInstance, deps: CheckoutApiDeps): void => {
  const { address, ledger } = deps
  const toView = ({ pspReference: _, ...link }: Link) => ({ ...link, url: `${address}/pay/${link.id}` })
  const sendNotFound = (reply: FastifyReply) => reply.code(404).send({ status: 404, message: 'not found' })

  void app.register(
    (scope, _, done) => {
      guardMerchant(scope, deps)
      scope.post<{ Body: LinkRequest }>(
        '/paymentLinks',
        { schema: { body: linkSchema } },
        ({ body }, reply) => reply.code(201).send(toView(ledger.open(body))),
      )
      scope.get<{ Params: { id: string } }>('/paymentLinks/:id', ({ params }, reply) => {
        const link = ledger.link(params.id)
        return link ? toView(link) : sendNotFound(reply)
      })
      scope.patch<{ Params: { id: string }; Body: { status: string } }>(
        '/paymentLinks/:id',
        ({ params, body }, reply) => {
          const link = ledger.link(params.id)
          if (!link) return sendNotFound(reply)
          if (link.status !== 'active' || body.status !== 'expired')
            return reply.code(422).send({ status: 422, message: `the link is ${link.status}` })
          return toView(ledger.expire(link))
        },
      )
      scope.get<{ Querystring: { shopperReference: string } }>('/storedPaymentMethods', ({ query }) => ({
        shopperReference: query.shopperReference,
        storedPaymentMethods: ledger.findCards(query.shopperReference),
      }))
      scope.delete<{ Params: { id: string }; Querystring: { shopperReference: string } }>(
        '/storedPaymentMethods/:id',
        ({ params, query }, reply) => {
          ledger.forgetCard(query.shopperReference, params.id)
          return reply.code(204).send()
        },
      )
      scope.post<{ Params: { psp: string } }>('/payments/:psp/refunds', ({ params }, reply) =>
        ledger.refund(params.psp)
          ? reply.code(201).send({ paymentPspReference: params.psp, status: 'received' })
          : sendNotFound(reply),
      )
      done()
    },
    { prefix: '/v72' },
  )
}
