import helmet from '@fastify/helmet'
import { releaseTag } from '@fairground/contract/constants'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { AdminSettings } from './admin-settings.ts'
import { checkReadiness, type FindProblems } from './readiness.ts'

interface AdminDeps {
  readonly settings: AdminSettings
  readonly log: Log
  readonly metrics: Metrics
  /** The services of this process. */
  readonly services: ReadonlyMap<string, FindProblems>
  /** Serves further pages, for example the API reference. */
  readonly servePages?: (app: FastifyInstance) => Promise<void>
}

export interface Admin {
  /** Undefined if the settings name no port. */
  readonly address: string | undefined
  stop(): Promise<void>
}

const requestTimeoutMs = 10_000

/** Serves the state of one process to monitoring and administrators, apart from the players' port. */
export const startAdmin = async ({
  settings,
  log,
  metrics,
  services,
  servePages,
}: AdminDeps): Promise<Admin> => {
  const { host, port, commit } = settings
  if (port === undefined) return { address: undefined, stop: async () => undefined }
  const app = Fastify({ requestTimeout: requestTimeoutMs, forceCloseConnections: true })
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: { defaultSrc: ["'self'"], scriptSrc: ["'self'"], upgradeInsecureRequests: null },
    },
    // The port speaks plain HTTP.
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.get('/live', () => ({ live: true }))
  app.get('/ready', async (_, reply) => {
    const readiness = await checkReadiness(services)
    return reply.code(readiness.ready ? 200 : 503).send(readiness)
  })
  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  app.get('/version', () => ({
    release: releaseTag,
    ...(commit && { commit }),
    node: process.version,
    services: [...services.keys()],
  }))
  await servePages?.(app)
  const address = await app.listen({ host, port })
  log.info({ address }, 'admin port listening')
  return { address, stop: () => app.close() }
}
