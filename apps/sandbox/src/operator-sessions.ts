import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import Fastify from 'fastify'

const help = `A sandbox for an operator's own session system (whitelabel login).

  node apps/sandbox/src/operator-sessions.ts --key KEY.pem --certificate CERT.pem [--port 4028] [--secret sandbox]

POST /sessions {sessionId, at} returns {sessionId, username}. Request and response are signed with the shared secret in
the header x-fairground-signature. The session "of-alice" belongs to alice, and so on. "forged-of-alice" gets a response
with a wrong signature, "other-of-alice" the response of another session.`

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
const maxAgeMs = 60_000
const sign = (text: string): Buffer => createHmac('sha256', values.secret).update(text).digest()

const isSigned = (text: string, receivedSignature: string): boolean => {
  const received = Buffer.from(receivedSignature, 'hex')
  return received.length === 32 && timingSafeEqual(received, sign(text))
}

const app = Fastify({
  https: { key: readFileSync(values.key), cert: readFileSync(values.certificate) },
})
app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
app.post<{ Body: string }>('/sessions', (request, reply) => {
  const receivedSignature = request.headers[header]
  if (typeof receivedSignature !== 'string' || !isSigned(request.body, receivedSignature))
    return reply.code(401).send()
  const { sessionId, at } = JSON.parse(request.body) as { sessionId: string; at: number }
  if (Math.abs(Date.now() - at) > maxAgeMs) return reply.code(401).send()
  const [, trick, username] = /^(forged-|other-)?of-(\w+)$/.exec(sessionId) ?? []
  if (username === undefined) return reply.code(404).send()
  const answer = JSON.stringify({ sessionId: trick === 'other-' ? 'of-bob' : sessionId, username })
  const signature = trick === 'forged-' ? sign(`${answer} `) : sign(answer)
  return reply.type('application/json').header(header, signature.toString('hex')).send(answer)
})
const address = await app.listen({ host: '127.0.0.1', port: Number(values.port) })
console.log(`operator sessions on ${address}`)
