import { migrate } from '@fairground/database/migrate'
import { startNats } from '@fairground/testkit/services/nats'
import { startPostgres } from '@fairground/testkit/services/postgres'
import { removeState, servicesFolder, writeState } from './state.ts'

const database = 'fairground'

/** Starts the services, tells where they are, and stops them when asked to end. */
export const up = async (say: (environment: Readonly<Record<string, string>>) => void): Promise<void> => {
  const stopAsked = untilAsked()
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
    say(environment)
    await stopAsked
  } finally {
    await Promise.all([nats.stop(), postgres.stop()])
    removeState()
  }
}

const untilAsked = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
