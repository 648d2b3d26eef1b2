import { parseArgs } from 'node:util'
import Fastify from 'fastify'

const help = `A text message provider that stores messages and delivers nothing.

  node apps/sandbox/src/text-messages.ts [--port 4026] [--key sandbox]

POST /messages {to, text, channel} with "authorization: Bearer KEY" stores a message; GET /messages?to=NUMBER lists the
stored messages, newest first; POST /outage {"on": true} returns 503 until it is set to false.`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4026' },
    key: { type: 'string', default: 'sandbox' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(help)
  process.exit(0)
}

interface Message {
  readonly to: string
  readonly text: string
  readonly channel: string
}

const maxMessages = 1000
const messages: (Message & { readonly id: number; readonly at: number })[] = []
let outage = false
let lastId = 0

const messageSchema = {
  type: 'object',
  required: ['to', 'text', 'channel'],
  properties: {
    to: { type: 'string', pattern: '^\\+[0-9]{6,15}$' },
    text: { type: 'string', minLength: 1, maxLength: 1600 },
    channel: { enum: ['sms', 'call'] },
  },
} as const

const app = Fastify()
app.post<{ Body: Message }>('/messages', { schema: { body: messageSchema } }, (request, reply) => {
  if (outage) return reply.code(503).send({ error: 'service unavailable' })
  if (request.headers.authorization !== `Bearer ${values.key}`)
    return reply.code(401).send({ error: 'invalid API key' })
  lastId += 1
  messages.unshift({ ...request.body, id: lastId, at: Date.now() })
  messages.splice(maxMessages)
  return reply.code(201).send({ taken: true })
})
app.get<{ Querystring: { to?: string } }>('/messages', ({ query: { to } }) =>
  messages.filter(message => to === undefined || message.to === to),
)
app.post<{ Body: { on: boolean } }>('/outage', ({ body }) => {
  outage = body.on
  return { on: outage }
})
const address = await app.listen({ host: '127.0.0.1', port: Number(values.port) })
console.log(`text message sandbox on ${address}`)
