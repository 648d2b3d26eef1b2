import helmet from '@fastify/helmet'
import { releaseTag } from '@fairground/contract/constants'
import { operatorFault, operatorFaults } from '@fairground/contract/operator/operator-faults'
import { operatorOpenApiDocument } from '@fairground/contract/operator/operator-openapi'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { InRanges } from '#platform/network/address-ranges.ts'
import { findClientAddress } from '#platform/network/client-address.ts'
import type { Log } from '#platform/log.ts'
import type { OperatorPipeline } from './operator-pipeline.ts'
import { servePages } from './pages/serve-pages.ts'

export interface ConsoleHttpDeps {
  readonly log: Log
  readonly pipeline: OperatorPipeline
  readonly isTrustedProxy: InRanges
  readonly address: string
}

const maxBodyBytes = 4 * 1024 * 1024
const requestTimeoutMs = 30_000
const maxClientLength = 200

/** Serves the operator API and the page for passkeys, on a port apart from the players' site. */
export const createConsoleHttp = async (deps: ConsoleHttpDeps): Promise<FastifyInstance> => {
  const { log, pipeline, isTrustedProxy, address } = deps
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    childLoggerFactory: logger => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    forceCloseConnections: true,
    requestTimeout: requestTimeoutMs,
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        upgradeInsecureRequests: null,
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.post<{ Params: { memberId: string; operation: string }; Body: unknown }>(
    '/operator/:memberId/:operation',
    async (request, reply) => {
      const outcome = await pipeline({
        operation: request.params.operation,
        memberId: parseMemberId(request.params.memberId),
        token: /^Bearer ([A-Za-z0-9_-]+)$/.exec(request.headers.authorization ?? '')?.[1],
        input: request.body ?? {},
        address: findClientAddress(
          request.raw.socket.remoteAddress ?? '',
          request.headers['x-forwarded-for'],
          isTrustedProxy,
        ),
        client: (request.headers['user-agent'] ?? '').slice(0, maxClientLength),
      })
      return 'fault' in outcome
        ? reply.code(operatorFaults[outcome.fault.name].status).send(outcome.fault)
        : reply.send(outcome.output)
    },
  )

  const document = operatorOpenApiDocument({ serverUrl: address, version: releaseTag })
  app.get('/openapi.json', () => document)
  servePages(app)

  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const isClientError = error.statusCode !== undefined && error.statusCode < 500
    if (!isClientError) request.log.error({ err: error }, 'request failed')
    const name = isClientError ? 'request.invalid' : 'request.internal'
    return reply.code(operatorFaults[name].status).send(operatorFault(name))
  })
  return app
}

const maxMemberId = 2_147_483_647

/** A text that is no number of an operator names none. */
const parseMemberId = (text: string): number => {
  const id = /^(0|[1-9][0-9]{0,9})$/.test(text) ? Number(text) : -1
  return id <= maxMemberId ? id : -1
}
