import { startConsole } from '#console/start-console.ts'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import type { Config } from '#platform/config.ts'
import type { StartService } from './service.ts'
import { withConnections } from './with-connections.ts'

export const start: StartService = deps =>
  withConnections(
    { ...deps, config: { ...deps.config, databaseUrl: requireStaffDatabase(deps.config) } },
    'console',
    4,
    ({ database, broker, log }) => startConsole({ ...deps, database, broker, log }),
  )

/** A process with the console alone has one database URL. */
const requireStaffDatabase = (config: Config): string => {
  const isAlone = config.services.every(name => name === 'console')
  const databaseUrl = config.console.databaseUrl ?? (isAlone ? config.databaseUrl : undefined)
  if (databaseUrl === undefined)
    throw new BadConfiguration(
      'FAIRGROUND_STAFF_DATABASE_URL is not set. The console connects to PostgreSQL as the role fairground_staff.',
    )
  return databaseUrl
}
