import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

interface GuardDeps {
  readonly key: string
  readonly settings: () => Settings
}

interface RecordedResponse {
  readonly status: number
  readonly body: string
}

/** Checks the API key, simulates outages and replays the first response for a repeated idempotency key. */
export const guardMerchant = (scope: FastifyInstance, { key, settings }: GuardDeps): void => {
  const responses = new Map<string, RecordedResponse>()
  const getIdempotencyKey = (headers: Readonly<Record<string, unknown>>, url: string): string | undefined =>
    typeof headers['idempotency-key'] === 'string' ? `${url} ${headers['idempotency-key']}` : undefined

  scope.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-api-key'] !== key)
      return reply.code(401).send({ status: 401, message: 'invalid API key' })
    if (settings().outage) return reply.code(503).send({ status: 503, message: 'service unavailable' })
    const earlier = responses.get(getIdempotencyKey(request.headers, request.url) ?? '')
    return earlier && reply.code(earlier.status).type('application/json').send(earlier.body)
  })
  scope.addHook('onSend', async (request, reply, payload) => {
    const idempotencyKey = getIdempotencyKey(request.headers, request.url)
    if (idempotencyKey !== undefined && reply.statusCode < 300)
      responses.set(idempotencyKey, { status: reply.statusCode, body: String(payload) })
    if (!settings().lostAnswers || request.method === 'GET') return payload
    reply.code(504)
    return JSON.stringify({ status: 504, message: 'gateway timeout' })
  })
}
