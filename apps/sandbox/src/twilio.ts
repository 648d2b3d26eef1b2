import { createHmac, randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import Fastify from 'fastify'

const help = `A sandbox for the part of Twilio's API that Fairground uses. It delivers nothing.

  node apps/sandbox/src/twilio.ts [--port 4033] [--sid AC…] [--token TOKEN]

POST /2010-04-01/Accounts/SID/Messages.json and Calls.json with HTTP basic authentication and a form. A number that ends with 99999
is invalid (error 21211). Every message is reported to its StatusCallback as "delivered", or as "undelivered" for a number that
ends with 9, with X-Twilio-Signature. GET /messages lists the messages. POST /outage {"on": true} answers 503.
POST /control/status {url, form, token} sends a status report, signed with any token.`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4033' },
    sid: { type: 'string', default: `AC${'0'.repeat(32)}` },
    token: { type: 'string', default: 'twilio' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(help)
  process.exit(0)
}

interface Message {
  readonly sid: string
  readonly to: string
  readonly from: string
  readonly body: string
  readonly kind: 'Messages' | 'Calls'
  status: number
}

const messages: Message[] = []
let outage = false
const basic = `Basic ${Buffer.from(`${values.sid}:${values.token}`).toString('base64')}`

const report = async (
  url: string,
  fields: Readonly<Record<string, string>>,
  token: string,
): Promise<number> => {
  const content = Object.keys(fields)
    .toSorted()
    .reduce((text, name) => text + name + (fields[name] ?? ''), url)
  const signature = createHmac('sha1', token).update(content).digest('base64')
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(fields),
  })
  return answer.status
}

const app = Fastify()
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
  done(null, new URLSearchParams(String(body))),
)
for (const kind of ['Messages', 'Calls'] as const)
  app.post<{ Params: { sid: string }; Body: URLSearchParams }>(
    `/2010-04-01/Accounts/:sid/${kind}.json`,
    ({ params, body, headers }, reply) => {
      if (outage) return reply.code(503).send({ code: 20503, message: 'unavailable', status: 503 })
      if (headers.authorization !== basic || params.sid !== values.sid)
        return reply.code(401).send({ code: 20003, message: 'Authenticate', status: 401 })
      const to = body.get('To') ?? ''
      if (!/^\+[1-9]\d{6,14}$/.test(to) || to.endsWith('99999'))
        return reply
          .code(400)
          .send({ code: 21211, message: `The 'To' number ${to} is not valid`, status: 400 })
      const sid = `${kind === 'Calls' ? 'CA' : 'SM'}${randomBytes(16).toString('hex')}`
      const text = body.get(kind === 'Calls' ? 'Twiml' : 'Body') ?? ''
      const message: Message = { sid, to, from: body.get('From') ?? '', body: text, kind, status: 0 }
      messages.unshift(message)
      const isLost = to.endsWith('9')
      const fields: Record<string, string> =
        kind === 'Calls'
          ? { CallSid: sid, CallStatus: isLost ? 'no-answer' : 'completed', To: to }
          : {
              MessageSid: sid,
              MessageStatus: isLost ? 'undelivered' : 'delivered',
              To: to,
              ...(isLost && { ErrorCode: '30003' }),
            }
      const callback = body.get('StatusCallback')
      if (callback)
        setTimeout(() => {
          report(callback, fields, values.token).then(
            status => (message.status = status),
            () => undefined,
          )
        }, 50)
      return reply.code(201).send({ sid, status: 'queued', error_code: null })
    },
  )
app.get('/messages', () => messages)
app.post<{ Body: { on: boolean } }>('/outage', ({ body }) => {
  outage = body.on
  return { on: outage }
})
app.post<{ Body: { url: string; form: Record<string, string>; token: string } }>(
  '/control/status',
  async ({ body }) => ({ status: await report(body.url, body.form, body.token) }),
)
await app.listen({ host: '127.0.0.1', port: Number(values.port) })
console.log(`twilio sandbox on port ${values.port}`)
