import { startAdmin } from './platform/admin/start-admin.ts'
import { readConfig, type ServiceName, serviceNames } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { requireProduction } from './production/require-production.ts'
import type { Service } from './services/service.ts'
import { services } from './services/services.ts'

const graceMs = 10_000

/** Those that call others stop first, so that what they have begun can end. */
const stopPlaces: Readonly<Record<ServiceName, number>> = {
  gateway: 1,
  console: 1,
  worker: 2,
  lane: 3,
  signer: 4,
}

/** Starts the services that the arguments name. Stops them and ends the process on a stop signal. */
export const serve = async (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> => {
  const config = readConfig(environment, args)
  requireProduction(config, environment)
  const log = createLog('fairground', config.logLevel)
  const metrics = createMetrics()
  const running = new Map<ServiceName, Service>()
  let stopping = false
  const findProblems = async (name: ServiceName): Promise<readonly string[]> =>
    stopping ? ['the service stops'] : ((await running.get(name)?.findProblems()) ?? ['the service starts'])
  // The signer starts first, because the worker requests the chains of new games from it.
  const order = serviceNames.toReversed().filter(name => config.services.includes(name))
  // The admin port answers while services start, because a start waits for the broker.
  const admin = await startAdmin({
    settings: config.admin,
    log,
    metrics,
    services: new Map(order.map(name => [name, () => findProblems(name)])),
    ...(order.includes('gateway') && {
      servePages: async app =>
        (await import('./gateway/reference.ts')).serveReference(app, config.siteAddress),
    }),
  })
  for (const name of order) {
    const { start } = await services[name]()
    running.set(name, await start({ config, log, metrics }))
  }
  log.info({ services: order }, 'services started')

  const stopAll = async (): Promise<void> => {
    for (const [name, service] of [...running].toSorted(([a], [b]) => stopPlaces[a] - stopPlaces[b]))
      await service
        .stop()
        .catch((error: unknown) => log.warn({ err: error, service: name }, 'a service did not stop'))
    await admin.stop()
  }
  const stop = (signal: NodeJS.Signals) => {
    stopping = true
    log.info({ signal }, 'services stopping')
    setTimeout(() => process.exit(1), graceMs).unref()
    void stopAll().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
