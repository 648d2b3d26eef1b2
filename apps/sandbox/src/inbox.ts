import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import Fastify from 'fastify'
import { fetchEntries } from '#inbox/entries.ts'
import { inboxPage, listHtml, type View } from '#inbox/page.ts'

const help = `A page with all mails and text messages of the sandbox.

  node apps/sandbox/src/inbox.ts [--port 4032] [--mail http://127.0.0.1:4025] [--messages http://127.0.0.1:4026]

It reads them from mail.ts and text-messages.ts. GET /?to=ADDRESS shows those sent to an address or number.`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4032' },
    mail: { type: 'string', default: 'http://127.0.0.1:4025' },
    messages: { type: 'string', default: 'http://127.0.0.1:4026' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(help)
  process.exit(0)
}

interface Query {
  readonly to?: string
  readonly open?: string
}

const readView = async ({ to = '', open = '' }: Query): Promise<View> => ({
  entries: await fetchEntries(values),
  to,
  open,
})

const querySchema = {
  type: 'object',
  properties: { to: { type: 'string', maxLength: 320 }, open: { type: 'string', maxLength: 20 } },
} as const

const app = Fastify()
app.addHook('onSend', async (_, reply) => {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
})
app.get<{ Querystring: Query }>('/', { schema: { querystring: querySchema } }, async ({ query }, reply) => {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(inboxPage(await readView(query), nonce))
})
app.get<{ Querystring: Query }>('/list', { schema: { querystring: querySchema } }, async ({ query }, reply) =>
  reply.type('text/html; charset=utf-8').send(listHtml(await readView(query))),
)
const address = await app.listen({ host: '127.0.0.1', port: Number(values.port) })
console.log(`inbox on ${address}`)
