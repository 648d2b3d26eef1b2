import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { fault, getHttpStatus } from '@fairground/contract/errors'
import { isFaultLike } from '@fairground/contract/fault'
import type { Log } from '#platform/log.ts'
import type { Members } from '#operator/members.ts'
import { isObserving, observeFact } from '#platform/observations.ts'
import { issuedToken } from '#operation/issued-token.ts'
import type { CallRequest, Pipeline } from '#operation/pipeline.ts'
import { toAnswerText } from './answer-text.ts'
import type { GetClientInfo } from './client-info.ts'
import { readSecurityHeaders } from './security-headers.ts'

export interface HttpDeps {
  readonly log: Log
  readonly members: Members
  readonly pipeline: Pipeline
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
    operation: string,
    memberId: number | undefined,
    headers: Headers,
    input: unknown,
    from: Pick<CallRequest, 'address' | 'country' | 'userAgent'>,
  ) => {
    const member = await members.bySiteKey(headers['site-key'] ?? '')
    const named = memberId === undefined || member?.id === memberId ? member : undefined
    const token = headers['auth-token']
    return pipeline({ operation, input: input ?? {}, member: named, token, ...from })
  }

  app.post<{ Params: { memberId: string; operation: string }; Body: unknown }>(
    '/api/:memberId/:operation',
    async (request, reply) => {
      const { memberId, operation } = request.params
      const outcome = await call(
        operation,
        Number(memberId),
        toCallHeaders(request.headers),
        request.body,
        getClientInfo(request.raw),
      )
      if ('fault' in outcome) return reply.code(getHttpStatus(outcome.fault.name)).send(outcome.fault)
      const token = issuedToken(outcome.output)
      if (token !== undefined) reply.header('auth-token', token)
      return reply.type('application/json; charset=utf-8').send(toAnswerText(outcome.output))
    },
  )

  // The specification defines this URL for logging out.
  app.post('/logout', async (request, reply) => {
    const outcome = await call(
      'logout',
      undefined,
      toCallHeaders(request.headers),
      {},
      getClientInfo(request.raw),
    )
    return 'fault' in outcome
      ? reply.code(getHttpStatus(outcome.fault.name)).send(outcome.fault)
      : reply.send(outcome.output)
  })

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

type Headers = Readonly<Record<string, string | undefined>>

const toCallHeaders = (headers: Readonly<Record<string, string | string[] | undefined>>): Headers => ({
  'site-key': one(headers['site-key']),
  'auth-token': one(headers['auth-token']),
})

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
