import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

interface DoorParts {
  readonly key: string
  readonly settings: () => Settings
}

interface Answer {
  readonly status: number
  readonly body: string
}

/** What stands before every call of a merchant: the key, the outages, and one answer for each idempotency key. */
export const guardMerchant = (scope: FastifyInstance, { key, settings }: DoorParts): void => {
  const given = new Map<string, Answer>()
  const keyOf = (headers: Readonly<Record<string, unknown>>, url: string): string | undefined =>
    typeof headers['idempotency-key'] === 'string' ? `${url} ${headers['idempotency-key']}` : undefined

  scope.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-api-key'] !== key) return reply.code(401).send({ status: 401, message: 'no key' })
    if (settings().outage) return reply.code(503).send({ status: 503, message: 'out of order' })
    const earlier = given.get(keyOf(request.headers, request.url) ?? '')
    return earlier && reply.code(earlier.status).type('application/json').send(earlier.body)
  })
  scope.addHook('onSend', async (request, reply, payload) => {
    const idempotent = keyOf(request.headers, request.url)
    if (idempotent !== undefined && reply.statusCode < 300)
      given.set(idempotent, { status: reply.statusCode, body: String(payload) })
    if (!settings().lostAnswers || request.method === 'GET') return payload
    reply.code(504)
    return JSON.stringify({ status: 504, message: 'no answer in time' })
  })
}
