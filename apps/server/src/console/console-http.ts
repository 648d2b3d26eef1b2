import helmet from '@fastify/helmet'
import { releaseTag } from '@fairground/contract/constants'
import { operatorFault, operatorFaults } from '@fairground/contract/operator/operator-faults'
import { operatorOpenApiDocument } from '@fairground/contract/operator/operator-openapi'
import {
  type PublicConsoleSettings,
  publicConsoleSettingsPath,
} from '@fairground/contract/operator/public-console-settings'
import type { Database } from '@fairground/database/connect'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { InRanges } from '#platform/network/address-ranges.ts'
import { findClientAddress } from '#platform/network/client-address.ts'
import type { Log } from '#platform/log.ts'
import { serveStaffEvents } from './events/serve-events.ts'
import { createContentPolicy } from './application/content-policy.ts'
import { serveApplication } from './application/serve-application.ts'
import type { OperatorPipeline } from './operator-pipeline.ts'
import {
  type CookieSessionSettings,
  createCookieSessions,
  findCookieFault,
} from './session/cookie-sessions.ts'

export interface ConsoleHttpDeps extends CookieSessionSettings {
  readonly log: Log
  readonly pipeline: OperatorPipeline
  readonly db: Database
  readonly isTrustedProxy: InRanges
  readonly siteAddress: string
  readonly readSettings: () => PublicConsoleSettings
  /** Folder of the built application. Without it, only the API is served. */
  readonly folder: string | undefined
}

const maxBodyBytes = 4 * 1024 * 1024
const requestTimeoutMs = 30_000
const maxClientLength = 200

/** Serves the operator API and the application of the staff, on a port apart from the players' site. */
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
    contentSecurityPolicy: { useDefaults: false, directives: createContentPolicy(deps.siteAddress) },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })

  const sessions = createCookieSessions(deps)
  const findAddress = ({ raw, headers }: FastifyRequest): string =>
    findClientAddress(raw.socket.remoteAddress ?? '', headers['x-forwarded-for'], isTrustedProxy)

  app.post<{ Params: { memberId: string; operation: string }; Body: unknown }>(
    '/operator/:memberId/:operation',
    async (request, reply) => {
      const { operation } = request.params
      const session = sessions.read(request.headers)
      const outcome =
        findCookieFault(session, operation) ??
        sessions.answer(
          reply,
          session,
          operation,
          await pipeline({
            operation,
            memberId: parseMemberId(request.params.memberId),
            token: session.token,
            input: request.body ?? {},
            address: findAddress(request),
            client: (request.headers['user-agent'] ?? '').slice(0, maxClientLength),
          }),
        )
      return 'fault' in outcome
        ? reply.code(operatorFaults[outcome.fault.name].status).send(outcome.fault)
        : reply.send(outcome.output)
    },
  )

  serveStaffEvents(app, { db: deps.db, log, sessions, findAddress, parseMemberId })

  const document = operatorOpenApiDocument({ serverUrl: address, version: releaseTag })
  app.get('/openapi.json', () => document)
  app.get(publicConsoleSettingsPath, () => deps.readSettings())
  if (deps.folder !== undefined) await serveApplication(app, deps.folder)

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
