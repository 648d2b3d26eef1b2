import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Ledger } from './ledger.ts'
import { guardMerchant } from './merchant-door.ts'
import type { Link, LinkAsk } from './records.ts'
import type { Settings } from './settings.ts'

export interface CheckoutApiParts {
  readonly key: string
  /** Where this stand-in is reached. */
  readonly address: string
  readonly ledger: Ledger
  readonly settings: () => Settings
}

const text = { type: 'string', minLength: 1, maxLength: 200 } as const
const linkShape = {
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
      properties: { value: { type: 'integer', minimum: 1 }, currency: { pattern: '^[A-Z]{3}$' } },
    },
  },
} as const

/** Payment links, stored cards and refunds. */
export const serveCheckoutApi = (app: FastifyInstance, parts: CheckoutApiParts): void => {
  const { address, ledger } = parts
  const viewOf = ({ pspReference: _, ...link }: Link) => ({ ...link, url: `${address}/pay/${link.id}` })
  const missing = (reply: FastifyReply) => reply.code(404).send({ status: 404, message: 'not found' })

  void app.register(
    (scope, _, done) => {
      guardMerchant(scope, parts)
      scope.post<{ Body: LinkAsk }>('/paymentLinks', { schema: { body: linkShape } }, ({ body }, reply) =>
        reply.code(201).send(viewOf(ledger.open(body))),
      )
      scope.get<{ Params: { id: string } }>('/paymentLinks/:id', ({ params }, reply) => {
        const link = ledger.link(params.id)
        return link ? viewOf(link) : missing(reply)
      })
      scope.patch<{ Params: { id: string }; Body: { status: string } }>(
        '/paymentLinks/:id',
        ({ params, body }, reply) => {
          const link = ledger.link(params.id)
          if (!link) return missing(reply)
          if (link.status !== 'active' || body.status !== 'expired')
            return reply.code(422).send({ status: 422, message: `it is ${link.status}` })
          return viewOf(ledger.expire(link))
        },
      )
      scope.get<{ Querystring: { shopperReference: string } }>('/storedPaymentMethods', ({ query }) => ({
        shopperReference: query.shopperReference,
        storedPaymentMethods: ledger.cardsOf(query.shopperReference),
      }))
      scope.post<{ Params: { psp: string } }>('/payments/:psp/refunds', ({ params }, reply) =>
        ledger.refund(params.psp)
          ? reply.code(201).send({ paymentPspReference: params.psp, status: 'received' })
          : missing(reply),
      )
      done()
    },
    { prefix: '/v72' },
  )
}
