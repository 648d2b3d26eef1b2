import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import Fastify from 'fastify'
import { findVapidProblem } from './push/vapid.ts'

const help = `A push service (RFC 8030, 8291, 8292) that stores messages and delivers nothing.

  node apps/sandbox/src/push-service.ts [--port 4033]

POST /subscriptions makes a subscription and returns its endpoint; POST to the endpoint stores an encrypted message;
GET /messages?endpoint=URL lists the stored messages, oldest first; POST /answer {"status": 410} answers every message
with this status until it is set to 201.`

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4033' }, help: { type: 'boolean' } },
})
if (values.help) {
  console.log(help)
  process.exit(0)
}

interface Message {
  readonly endpoint: string
  readonly at: number
  readonly ttl: number
  readonly topic: string | null
  readonly authorization: string
  /** Encrypted for the browser, in base64. */
  readonly body: string
}

const origin = `http://127.0.0.1:${values.port}`
const maxBytes = 4096
const accepted = 201
const subscriptions = new Set<string>()
const messages: Message[] = []
let answer = accepted

const app = Fastify({ bodyLimit: maxBytes })
app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
  done(null, body),
)
app.post('/subscriptions', (_, reply) => {
  const endpoint = `${origin}/push/${randomBytes(16).toString('base64url')}`
  subscriptions.add(endpoint)
  return reply.code(accepted).send({ endpoint })
})
app.post<{ Params: { id: string } }>('/push/:id', ({ headers, params, body }, reply) => {
  const endpoint = `${origin}/push/${params.id}`
  if (!subscriptions.has(endpoint)) return reply.code(404).send({ error: 'unknown subscription' })
  if (answer !== accepted) return reply.code(answer).send({ error: 'as configured' })
  const { authorization, ttl, topic } = headers
  const problem = findVapidProblem(authorization, origin, Date.now())
  if (problem !== undefined) return reply.code(403).send({ error: problem })
  if (!/^\d+$/.test(String(ttl))) return reply.code(400).send({ error: 'no TTL' })
  if (headers['content-encoding'] !== 'aes128gcm' || !Buffer.isBuffer(body))
    return reply.code(415).send({ error: 'the content is not encrypted with aes128gcm' })
  messages.push({
    endpoint,
    at: Date.now(),
    ttl: Number(ttl),
    topic: topic === undefined ? null : String(topic),
    authorization: String(authorization),
    body: body.toString('base64'),
  })
  return reply.code(accepted).header('location', `${endpoint}/${messages.length}`).send()
})
app.get<{ Querystring: { endpoint?: string } }>('/messages', ({ query }) =>
  messages.filter(({ endpoint }) => query.endpoint === undefined || endpoint === query.endpoint),
)
app.post<{ Body: { status: number } }>('/answer', ({ body }) => {
  answer = body.status
  return { status: answer }
})
const address = await app.listen({ host: '127.0.0.1', port: Number(values.port) })
console.log(`push service sandbox on ${address}`)
