import { BadConfiguration } from './platform/bad-configuration.ts'
import { readConfig, serviceNames } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { services, type Service } from './services.ts'

const help = `Fairground server

  node apps/server/src/main.ts [--services=${serviceNames.join(',')} | --services=all]

Settings come from the environment. docs/OPERATIONS.md describes every setting.`

const graceMs = 10_000

const main = async (): Promise<void> => {
  if (process.argv.includes('--help')) return console.log(help)
  const config = readConfig(process.env, process.argv.slice(2))
  const log = createLog('fairground', config.logLevel)
  const metrics = createMetrics()
  const running: Service[] = []
  // The signer starts first, because the worker requests the chains of new games from it.
  const order = serviceNames.toReversed().filter(name => config.services.includes(name))
  for (const name of order) running.push(await services[name]({ config, log, metrics }))
  log.info({ services: order }, 'services started')

  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'services stopping')
    setTimeout(() => process.exit(1), graceMs).unref()
    void Promise.allSettled(running.toReversed().map(service => service.stop())).then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof BadConfiguration ? error.message : error)
  process.exit(1)
})
