import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import Fastify from 'fastify'

const help = `An operator's own system that knows its visitors' sessions.

  node apps/sandbox/src/operator-sessions.ts --key KEY.pem --certificate CERT.pem [--port 4028] [--secret sandbox]

POST /sessions {sessionId, at}, signed with the shared secret in x-fairground-signature, answers {sessionId, username},
signed the same way. The session "of-alice" is alice's, and so on; "forged-of-alice" is answered with a wrong signature,
"other-of-alice" with another session's answer.`

const { values } = parseArgs({
  options: {
    key: { type: 'string' },
    certificate: { type: 'string' },
    port: { type: 'string', default: '4028' },
    secret: { type: 'string', default: 'sandbox' },
    help: { type: 'boolean' },
  },
})
if (values.help || !values.key || !values.certificate) {
  console.log(help)
  process.exit(values.help ? 0 : 2)
}

const header = 'x-fairground-signature'
const freshMs = 60_000
const sign = (text: string): Buffer => createHmac('sha256', values.secret).update(text).digest()

const isSigned = (text: string, said: string): boolean => {
  const given = Buffer.from(said, 'hex')
  return given.length === 32 && timingSafeEqual(given, sign(text))
}

const app = Fastify({
  https: { key: readFileSync(values.key), cert: readFileSync(values.certificate) },
})
app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
app.post<{ Body: string }>('/sessions', (request, reply) => {
  const said = request.headers[header]
  if (typeof said !== 'string' || !isSigned(request.body, said)) return reply.code(401).send()
  const { sessionId, at } = JSON.parse(request.body) as { sessionId: string; at: number }
  if (Math.abs(Date.now() - at) > freshMs) return reply.code(401).send()
  const [, trick, username] = /^(forged-|other-)?of-(\w+)$/.exec(sessionId) ?? []
  if (username === undefined) return reply.code(404).send()
  const answer = JSON.stringify({ sessionId: trick === 'other-' ? 'of-bob' : sessionId, username })
  const signature = trick === 'forged-' ? sign(`${answer} `) : sign(answer)
  return reply.type('application/json').header(header, signature.toString('hex')).send(answer)
})
const address = await app.listen({ host: '127.0.0.1', port: Number(values.port) })
console.log(`operator sessions on ${address}`)
