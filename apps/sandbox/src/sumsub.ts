import { createHmac, randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import Fastify from 'fastify'

const help = `A sandbox for the part of Sumsub's API that Fairground uses. It verifies no one.

  node apps/sandbox/src/sumsub.ts [--port 4034] [--token TOKEN] [--key KEY] [--secret SECRET] [--webhook URL]

POST /resources/applicants?levelName=L {externalUserId, fixedInfo}   GET /resources/applicants/ID/one
GET /resources/applicants/-;externalUserId=REF/one                  POST /resources/sdkIntegrations/levels/-/websdkLink
Requests need X-App-Token, X-App-Access-Ts and X-App-Access-Sig. Webhooks carry X-Payload-Digest with HMAC_SHA256_HEX.
Test control:
  POST /control/review/REF {answer: GREEN|RED, rejectType, copies}   POST /control/forge/REF {secret, alg}
  POST /control/settings {outage, otherApplicant}                    GET /control/applicants`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4034' },
    token: { type: 'string', default: 'sbx:sandbox-token' },
    key: { type: 'string', default: 'sandbox-key' },
    secret: { type: 'string', default: 'sandbox-secret' },
    webhook: { type: 'string', default: 'http://127.0.0.1:4000/identity-checks/1' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(help)
  process.exit(0)
}

interface Applicant {
  readonly id: string
  readonly externalUserId: string
  readonly levelName: string
  readonly fixedInfo: unknown
  review: object
}

const applicants = new Map<string, Applicant>()
const settings = { outage: false, otherApplicant: false }
const find = (reference: string) => [...applicants.values()].find(each => each.externalUserId === reference)

const send = async (
  applicant: Applicant,
  { secret = values.secret, alg = 'HMAC_SHA256_HEX' }: { secret?: string; alg?: string } = {},
): Promise<number> => {
  const body = JSON.stringify({
    applicantId: applicant.id,
    externalUserId: applicant.externalUserId,
    type: 'applicantReviewed',
    ...applicant.review,
    createdAtMs: new Date().toISOString(),
  })
  const answer = await fetch(values.webhook, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-payload-digest-alg': alg,
      'x-payload-digest': createHmac('sha256', secret).update(body).digest('hex'),
    },
    body,
  })
  return answer.status
}

const app = Fastify()
app.removeContentTypeParser('application/json')
app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
app.addHook('preHandler', async (request, reply) => {
  if (request.url.startsWith('/control')) return undefined
  if (settings.outage) return reply.code(503).send({ code: 503, description: 'unavailable' })
  const { 'x-app-token': token, 'x-app-access-ts': time, 'x-app-access-sig': given } = request.headers
  const body = typeof request.body === 'string' ? request.body : ''
  const expected = createHmac('sha256', values.key)
    .update(String(time) + request.method + request.url + body)
    .digest('hex')
  const isFresh = Math.abs(Date.now() / 1000 - Number(time)) < 60
  if (token !== values.token || given !== expected || !isFresh)
    return reply.code(401).send({ code: 401, description: 'Request signature mismatch' })
  return undefined
})
const parse = (body: unknown): unknown => JSON.parse(typeof body === 'string' && body !== '' ? body : '{}')

app.post<{ Querystring: { levelName: string } }>('/resources/applicants', ({ query, body }, reply) => {
  const { externalUserId, fixedInfo } = parse(body) as { externalUserId: string; fixedInfo: unknown }
  if (find(externalUserId))
    return reply.code(409).send({ code: 409, description: 'Applicant with external user id already exists' })
  const id = randomBytes(12).toString('hex')
  const applicant = {
    id,
    externalUserId,
    levelName: query.levelName,
    fixedInfo,
    review: { reviewStatus: 'init' },
  }
  applicants.set(id, applicant)
  return reply.code(201).send(applicant)
})
app.get<{ Params: { id: string } }>('/resources/applicants/:id/one', ({ params }, reply) => {
  const reference = /^-;externalUserId=(.+)$/.exec(params.id)?.[1]
  const applicant = reference === undefined ? applicants.get(params.id) : find(reference)
  if (!applicant) return reply.code(404).send({ code: 404, description: 'Not found' })
  return settings.otherApplicant ? { ...applicant, externalUserId: 'v9-9' } : applicant
})
app.post('/resources/sdkIntegrations/levels/-/websdkLink', ({ body }) => {
  const { userId } = parse(body) as { userId: string }
  return { url: `https://in.sumsub.com/websdk/p/${userId}` }
})
app.get('/control/applicants', () => [...applicants.values()])
app.post('/control/settings', ({ body }) => Object.assign(settings, parse(body)))
app.post<{ Params: { reference: string } }>('/control/review/:reference', async ({ params, body }, reply) => {
  const applicant = find(params.reference)
  if (!applicant) return reply.code(404).send()
  const {
    answer,
    rejectType,
    copies = 1,
  } = parse(body) as { answer: string; rejectType?: string; copies?: number }
  const reviewResult = { reviewAnswer: answer, ...(rejectType && { reviewRejectType: rejectType }) }
  applicant.review = { reviewStatus: 'completed', reviewResult }
  const sent: number[] = []
  for (let copy = 0; copy < copies; copy++) sent.push(await send(applicant))
  return { sent }
})
app.post<{ Params: { reference: string } }>('/control/forge/:reference', async ({ params, body }, reply) => {
  const applicant = find(params.reference)
  return applicant
    ? { status: await send(applicant, parse(body) as { secret?: string; alg?: string }) }
    : reply.code(404).send()
})
await app.listen({ host: '127.0.0.1', port: Number(values.port) })
console.log(`sumsub sandbox on port ${values.port}`)
