import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { fault, httpStatusOf } from '@fairground/contract/errors'
import type { Log } from '#log.ts'
import type { Members } from '#member/members.ts'
import type { Metrics } from '#metrics.ts'
import { issuedToken } from '#operation/issued-token.ts'
import type { Ask, Pipeline } from '#operation/pipeline.ts'
import { textOf } from './answer-text.ts'
import type { FromWhere } from './from-where.ts'
import { readSecurityHeaders } from './security-headers.ts'

export interface HttpParts {
  readonly log: Log
  readonly members: Members
  readonly pipeline: Pipeline
  readonly metrics: Metrics
  readonly isReady: () => Promise<boolean>
  readonly fromWhere: FromWhere
  /** Origins whose pages a site may show in a frame. */
  readonly frames: readonly string[]
}

const largestBody = 65_536

/** The REST mode and what belongs to running a gateway: health and metrics. */
export const createHttp = async ({
  log,
  members,
  pipeline,
  metrics,
  isReady,
  fromWhere,
  frames,
}: HttpParts): Promise<FastifyInstance> => {
  // Fastify knows loggers by a smaller type than pino's.
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    // Nothing is logged with a request but a failure: none needs a logger of its own.
    childLoggerFactory: logger => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBody,
    forceCloseConnections: 'idle',
  })
  const security = await readSecurityHeaders(frames)
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(security)
    done()
  })

  const call = async (
    operation: string,
    memberId: number | undefined,
    headers: Headers,
    input: unknown,
    from: Pick<Ask, 'address' | 'country' | 'userAgent'>,
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
        headersOf(request.headers),
        request.body,
        fromWhere(request.raw),
      )
      if ('fault' in outcome) return reply.code(httpStatusOf(outcome.fault.name)).send(outcome.fault)
      const token = issuedToken(outcome.output)
      if (token !== undefined) reply.header('auth-token', token)
      return reply.type('application/json; charset=utf-8').send(textOf(outcome.output))
    },
  )

  // The specification's own address for it.
  app.post('/logout', async (request, reply) => {
    const outcome = await call('logout', undefined, headersOf(request.headers), {}, fromWhere(request.raw))
    return 'fault' in outcome
      ? reply.code(httpStatusOf(outcome.fault.name)).send(outcome.fault)
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

  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )

  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const broken = error.statusCode !== undefined && error.statusCode < 500
    if (!broken) request.log.error({ err: error }, 'request failed')
    const name = broken ? 'request.invalid' : 'request.internal'
    return reply.code(httpStatusOf(name)).send(fault(name))
  })
  return app
}

type Headers = Readonly<Record<string, string | undefined>>

const headersOf = (headers: Readonly<Record<string, string | string[] | undefined>>): Headers => ({
  'site-key': one(headers['site-key']),
  'auth-token': one(headers['auth-token']),
})

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
