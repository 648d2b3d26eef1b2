import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from './settings.ts'
import type { Session, Store } from './store.ts'

export interface ApiDeps {
  readonly key: string
  readonly account: string
  readonly store: Store
  readonly settings: () => Settings
}

type Form = URLSearchParams
interface IdParams {
  Params: { id: string }
}

const sendError = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ error: { type: 'invalid_request_error', code, message } })

/** Objects inside a session are ids unless they are expanded. */
const toView = ({ intent, ...session }: Session, expanded: boolean) => {
  const isSetup = session.mode === 'setup'
  const inner = expanded ? intent : intent.id
  return { ...session, payment_intent: isSetup ? null : inner, setup_intent: isSetup ? inner : null }
}

const toForm = ({ body }: FastifyRequest): Form =>
  body instanceof URLSearchParams ? body : new URLSearchParams()

/** A repeated key returns the first answer; with other parameters it is an error. */
const createIdempotency = () => {
  const answers = new Map<string, { readonly params: string; readonly answer: unknown }>()
  return (request: FastifyRequest, reply: FastifyReply, work: () => unknown): unknown => {
    const key = request.headers['idempotency-key']
    const params = `${request.url}?${toForm(request).toString()}`
    const known = typeof key === 'string' ? answers.get(key) : undefined
    if (known && known.params !== params)
      return reply.code(400).send({ error: { type: 'idempotency_error', message: 'other parameters' } })
    if (known) return known.answer
    const answer = work()
    if (typeof key === 'string') answers.set(key, { params, answer })
    return answer
  }
}

/** The API of the merchant. */
export const serveApi = (app: FastifyInstance, { key, account, store, settings }: ApiDeps): void => {
  const once = createIdempotency()
  void app.register(
    (scope, _, done) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (request.headers.authorization !== `Bearer ${key}`)
          return sendError(reply, 401, 'api_key_expired', 'Invalid API Key')
        if (request.headers['stripe-version'] === undefined)
          return sendError(reply, 400, 'missing_version', 'pin a version')
        if (settings().outage) return reply.code(500).send({ error: { type: 'api_error' } })
        if (settings().tooMany) return sendError(reply, 429, 'rate_limit', 'Too many requests')
        return undefined
      })
      scope.addHook('onSend', async request => {
        if (settings().lostAnswers) request.raw.socket.destroy()
      })
      scope.get('/account', () => ({ id: account, object: 'account' }))
      scope.get<{ Querystring: { query: string } }>('/customers/search', ({ query }) => {
        const payer = /^metadata\['payer'\]:'([^']+)'$/.exec(query.query)?.[1] ?? ''
        return { object: 'search_result', data: store.findCustomers(payer), has_more: false }
      })
      scope.post('/customers', (request, reply) =>
        once(request, reply, () => store.addCustomer(toForm(request).get('metadata[payer]') ?? '')),
      )
      scope.post('/checkout/sessions', (request, reply) => {
        const form = toForm(request)
        const mode = form.get('mode')
        const amount = Number(form.get('line_items[0][price_data][unit_amount]') ?? '0')
        if ((mode !== 'payment' && mode !== 'setup') || (mode === 'payment' && !(amount > 0)))
          return sendError(reply, 400, 'parameter_invalid_integer', 'Invalid amount')
        return once(request, reply, () =>
          toView(
            store.open({
              mode,
              amount,
              currency: form.get('line_items[0][price_data][currency]') ?? '',
              customer: form.get('customer') ?? '',
              reference: form.get('client_reference_id') ?? '',
              successUrl: form.get('success_url') ?? '',
            }),
            false,
          ),
        )
      })
      scope.get<IdParams>('/checkout/sessions/:id', ({ params, url }, reply) => {
        const session = store.session(params.id)
        return session
          ? toView(session, url.includes('expand'))
          : sendError(reply, 404, 'resource_missing', 'No such session')
      })
      scope.post<IdParams>('/checkout/sessions/:id/expire', ({ params }, reply) => {
        const session = store.session(params.id)
        if (!session) return sendError(reply, 404, 'resource_missing', 'No such session')
        if (session.status !== 'open')
          return sendError(reply, 400, 'session_not_open', 'Only open sessions can be expired')
        return toView(store.expire(session), false)
      })
      scope.get<IdParams>(
        '/payment_intents/:id',
        ({ params }, reply) =>
          store.findIntent(params.id) ?? sendError(reply, 404, 'resource_missing', 'No such payment_intent'),
      )
      scope.post('/refunds', (request, reply) =>
        once(request, reply, () => {
          const form = toForm(request)
          const intent = store.findIntent(form.get('payment_intent') ?? '')
          const reference = form.get('metadata[reference]') ?? ''
          const refund = intent && store.refund(intent, { reference })
          return refund ?? sendError(reply, 400, 'charge_already_refunded', 'Cannot be refunded')
        }),
      )
      scope.get<{ Querystring: { payment_intent: string } }>('/disputes', ({ query }) => ({
        object: 'list',
        data: store.findDisputes(query.payment_intent),
        has_more: false,
      }))
      scope.post<IdParams>('/payment_methods/:id/detach', ({ params }, reply) => {
        const card = store.detach(params.id)
        if (card === undefined) return sendError(reply, 404, 'resource_missing', 'No such payment method')
        if (card === 'detached') return sendError(reply, 400, 'not_attached', 'It is not attached')
        return card
      })
      scope.get<{ Querystring: Readonly<Record<string, string>> }>('/balance_transactions', ({ query }) => {
        const [from, to] = [Number(query['created[gte]']), Number(query['created[lt]'])]
        const all = store.transactions().filter(({ created }) => created >= from && created < to)
        const start = all.findIndex(({ id }) => id === query['starting_after']) + 1
        const limit = Math.min(Number(query['limit'] ?? '10'), 100)
        return {
          object: 'list',
          data: all.slice(start, start + limit),
          has_more: all.length > start + limit,
        }
      })
      done()
    },
    { prefix: '/v1' },
  )
}
