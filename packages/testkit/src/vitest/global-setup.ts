import { join } from 'node:path'
import { migrate } from '@fairground/database/migrate'
import type { TestProject } from 'vitest/node'
import { startNats } from '#services/nats.ts'
import { startPostgres } from '#services/postgres.ts'
import { makeRunFolder, removeRunFolder } from './run-folder.ts'
import { databaseUrl, templateDatabase } from './services.ts'

/**
 * Starts one private PostgreSQL and NATS for the whole run, with one migrated database that test files clone.
 * @public Called by Vitest.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = makeRunFolder(join(project.config.root, '.run'), project.name)
  const [postgres, nats] = await Promise.all([
    startPostgres({ folder, durable: false }),
    startNats({ folder }),
  ])
  const stop = async () => {
    await Promise.all([postgres.stop(), nats.stop()])
    removeRunFolder(folder)
  }
  try {
    const postgresUrl = postgres.url('postgres')
    await migrate(databaseUrl(postgresUrl, templateDatabase))
    project.provide('services', { postgresUrl, natsUrl: nats.url })
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
