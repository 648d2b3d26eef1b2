import { parseArgs } from 'node:util'
import Fastify from 'fastify'

const help = `An exclusion register that speaks the batch protocol of GAMSTOP.

  node apps/sandbox/src/exclusion-register.ts [--port 4033] [--key sandbox]

POST /v2 with a list of persons and the header X-API-Key answers Y, N or P for each. It excludes all
persons with a last name of its list: PUT /names ["Doe"] replaces the list. POST /outage {"on": true} returns 503.`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4033' },
    key: { type: 'string', default: 'sandbox' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(help)
  process.exit(0)
}

interface Person {
  readonly correlationId: string
  readonly lastName: string
}

let names: readonly string[] = ['Excluded']
let outage = false

const text = { type: 'string', minLength: 1, maxLength: 254 } as const
const schema = {
  body: {
    type: 'array',
    minItems: 1,
    maxItems: 1000,
    items: {
      type: 'object',
      required: ['correlationId', 'firstName', 'lastName', 'dateOfBirth', 'email', 'postcode'],
      properties: {
        correlationId: text,
        firstName: text,
        lastName: text,
        dateOfBirth: { type: 'string', format: 'date' },
        email: text,
        postcode: text,
        mobile: text,
      },
    },
  },
} as const

const app = Fastify()
app.post<{ Body: readonly Person[] }>('/v2', { schema }, (request, reply) => {
  if (outage) return reply.code(503).send()
  if (request.headers['x-api-key'] !== values.key) return reply.code(403).send()
  return reply.send(
    request.body.map(({ correlationId, lastName }) => ({
      correlationId,
      msRequestId: crypto.randomUUID(),
      exclusion: names.includes(lastName) ? 'Y' : 'N',
    })),
  )
})
app.put<{ Body: readonly string[] }>('/names', ({ body }) => {
  names = body
  return { names }
})
app.post<{ Body: { on: boolean } }>('/outage', ({ body }) => {
  outage = body.on
  return { on: outage }
})
await app.listen({ host: '127.0.0.1', port: Number(values.port) })
