import { parseArgs } from 'node:util'
import Fastify from 'fastify'

const help = `A sanctions list that speaks the API of OpenSanctions (yente).

  node apps/sandbox/src/sanctions.ts [--port 4034] [--key sandbox]

GET /catalog names the version of the dataset "default"; POST /match/default compares persons by name. PUT /list
{"version": "2", "names": ["Jane Doe"]} replaces the list. POST /outage {"on": true} returns 503.`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4034' },
    key: { type: 'string', default: 'sandbox' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(help)
  process.exit(0)
}

interface Match {
  readonly queries: Readonly<Record<string, { readonly properties: { readonly name: readonly string[] } }>>
}

let list: { readonly version: string; readonly names: readonly string[] } = { version: '1', names: [] }
let outage = false

const app = Fastify()
app.addHook('onRequest', async (request, reply) => {
  const isControl = request.url === '/list' || request.url === '/outage'
  if (isControl) return
  if (outage) await reply.code(503).send({ detail: 'service unavailable' })
  else if (request.headers.authorization !== `ApiKey ${values.key}`)
    await reply.code(401).send({ detail: 'invalid API key' })
})
app.get('/catalog', () => ({ datasets: [{ name: 'default', title: 'Default', version: list.version }] }))
app.post<{ Body: Match }>('/match/default', ({ body: { queries } }) => ({
  responses: Object.fromEntries(
    Object.entries(queries).map(([id, { properties }]) => [
      id,
      {
        status: 200,
        results: list.names
          .filter(name => properties.name.includes(name))
          .map(name => ({
            id: `Q-${name.replaceAll(' ', '-')}`,
            caption: name,
            schema: 'Person',
            score: 0.97,
            match: true,
            properties: { name: [name], topics: ['sanction'] },
          })),
      },
    ]),
  ),
}))
app.put<{ Body: typeof list }>('/list', ({ body }) => {
  list = body
  return list
})
app.post<{ Body: { on: boolean } }>('/outage', ({ body }) => {
  outage = body.on
  return { on: outage }
})
await app.listen({ host: '127.0.0.1', port: Number(values.port) })
