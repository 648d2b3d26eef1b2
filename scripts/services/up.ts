import { migrate } from '@fairground/database/migrate'
import { startNats } from '@fairground/testkit/services/nats'
import { startPostgres } from '@fairground/testkit/services/postgres'
import { removeState, servicesFolder, writeState } from './state.ts'

const database = 'fairground'

/** Starts the services, reports their addresses and stops them on a signal. */
export const up = async (onReady: (environment: Readonly<Record<string, string>>) => void): Promise<void> => {
  const stopRequested = untilStopSignal()
  const postgres = await startPostgres({ folder: servicesFolder, durable: true })
  const nats = await startNats({ folder: servicesFolder })
  try {
    await migrate(postgres.url(database))
    const environment = {
      FAIRGROUND_OWNER_URL: postgres.url(database),
      FAIRGROUND_DATABASE_URL: postgres.url(database, 'fairground_app'),
      FAIRGROUND_RELAY_URL: postgres.url(database, 'fairground_relay'),
      FAIRGROUND_NATS_URL: nats.url,
    }
    writeState({ pid: process.pid, environment })
    onReady(environment)
    await stopRequested
  } finally {
    await Promise.all([nats.stop(), postgres.stop()])
    removeState()
  }
}

const untilStopSignal = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
