import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import { fault, getHttpStatus } from '@fairground/contract/errors'
import { isFaultLike } from '@fairground/contract/fault'
import { parseSentAt, sentAtHeader } from '@fairground/contract/transport'
import type { Log } from '#platform/log.ts'
import type { Members } from '#operator/members.ts'
import { isObserving, observeFact } from '#platform/observations.ts'
import { issuedToken } from '#operation/issued-token.ts'
import type { Outcome, Pipeline } from '#operation/pipeline.ts'
import { toAnswerText } from './answer-text.ts'
import type { GetClientInfo } from './client-info.ts'
import type { CookieSessions } from './cookie/cookie-sessions.ts'
import { readSecurityHeaders } from './security-headers.ts'

export interface HttpDeps {
  readonly log: Log
  readonly members: Members
  readonly pipeline: Pipeline
  readonly cookies: CookieSessions
  readonly isReady: () => Promise<boolean>
  readonly getClientInfo: GetClientInfo
  /** Time in which a client must have sent a whole request. */
  readonly requestTimeoutMs: number
  /** Origins of pages that a site may embed in a frame. */
  readonly frames: readonly string[]
  /** Origins of the witnesses of the public logs. */
  readonly witnesses: readonly string[]
}

const maxBodyBytes = 65_536
const maxHeaderMs = 15_000
const maxCheckMs = 5000

/** Serves the REST transport and the health address. */
export const createHttp = async ({
  log,
  members,
  pipeline,
  cookies,
  isReady,
  getClientInfo,
  requestTimeoutMs,
  frames,
  witnesses,
}: HttpDeps): Promise<FastifyInstance> => {
  // Fastify's logger type is narrower than pino's.
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    // Only failures are logged, so requests need no child logger.
    childLoggerFactory: logger => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    forceCloseConnections: 'idle',
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: Math.min(maxHeaderMs, requestTimeoutMs),
      // Node looks for late requests only so often.
      connectionsCheckingInterval: Math.min(maxCheckMs, requestTimeoutMs),
    },
  })
  const security = await readSecurityHeaders(frames, witnesses)
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(security)
    done()
  })
  if (isObserving)
    app.addHook('preSerialization', (_request, _reply, payload, done) => {
      if (isFaultLike(payload)) observeFact('server', 'returned', payload.name)
      done(null, payload)
    })

  const call = async (
    reply: FastifyReply,
    operation: string,
    memberId: number | undefined,
    input: unknown,
  ): Promise<FastifyReply> => {
    const { headers, raw } = reply.request
    const siteKey = headers['site-key']
    const known = await members.bySiteKey(typeof siteKey === 'string' ? siteKey : '')
    const session = cookies.read(
      headers,
      memberId === undefined || known?.id === memberId ? known : undefined,
    )
    const sent = headers[sentAtHeader]
    const sentAt = parseSentAt(typeof sent === 'string' ? sent : undefined)
    const outcome = await pipeline({
      operation,
      input: input ?? {},
      sentAt,
      ...session,
      ...getClientInfo(raw),
    })
    return send(reply, await cookies.answer(reply, session, operation, outcome))
  }

  app.post<{ Params: { memberId: string; operation: string }; Body: unknown }>(
    '/api/:memberId/:operation',
    ({ params, body }, reply) => call(reply, params.operation, Number(params.memberId), body),
  )

  // The specification defines this URL for logging out.
  app.post('/logout', (_, reply) => call(reply, 'logout', undefined, {}))

  app.get('/health', async (_, reply) => {
    const ready = await isReady()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(String(ready))
  })

  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const isClientError = error.statusCode !== undefined && error.statusCode < 500
    if (!isClientError) request.log.error({ err: error }, 'request failed')
    const name = isClientError ? 'request.invalid' : 'request.internal'
    return reply.code(getHttpStatus(name)).send(fault(name))
  })
  return app
}

const send = (reply: FastifyReply, outcome: Outcome): FastifyReply => {
  if ('fault' in outcome) return reply.code(getHttpStatus(outcome.fault.name)).send(outcome.fault)
  const token = issuedToken(outcome.output)
  if (token !== undefined) reply.header('auth-token', token)
  return reply.type('application/json; charset=utf-8').send(toAnswerText(outcome.output))
}
