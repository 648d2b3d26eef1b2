import { type AdmitTransaction, connect, type DatabaseConnection } from '@fairground/database/connect'
import { findConnectionProblems } from '#platform/admin/connection-problems.ts'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import { type Broker, connectBroker } from '#platform/broker/broker.ts'
import type { ServiceName } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { isClosedMode } from '#platform/mode.ts'
import { findSchemaProblems, requireSchema } from '../production/require-schema.ts'
import type { Service, ServiceDeps, Stoppable } from './service.ts'

/** A started service, with databases that it opened itself. */
interface Started extends Stoppable {
  readonly databases?: readonly DatabaseConnection[]
}

interface Connections {
  readonly database: DatabaseConnection
  readonly broker: Broker
  readonly log: Log
}

/** Runs a service with its own connections to database and broker. */
export const withConnections = async (
  { config, log: root }: ServiceDeps,
  name: ServiceName,
  connections: number,
  start: (opened: Connections) => Started | Promise<Started>,
  admit?: AdmitTransaction,
): Promise<Service> => {
  const log = root.child({ service: name })
  const database = connect({
    url: config.databaseUrl,
    connections,
    name,
    admit,
    onError: error => log.warn({ err: error }, 'database'),
  })
  await requireSchema(database, log)
  const broker = await connectBroker(config.natsUrl, name, log)
  if (isClosedMode(config.mode) && broker.isOpen)
    throw new BadConfiguration(
      'The broker accepts clients without a user. Add the users that fairground broker-users prints to its configuration.',
    )
  const service = await start({ database, broker, log })
  const databases = [database, ...(service.databases ?? [])]
  return {
    async findProblems() {
      const problems = await findConnectionProblems({ databases, broker })
      return problems.length > 0 ? problems : findSchemaProblems(database)
    },
    async stop() {
      await service.stop()
      await broker.close()
      await database.close()
    },
  }
}
