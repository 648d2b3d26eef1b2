import type { DatabaseConnection } from '@fairground/database/connect'
import type { Broker } from '#platform/broker/broker.ts'
import { describeError } from '#platform/network/describe-error.ts'

interface Connections {
  readonly databases: readonly Pick<DatabaseConnection, 'ping'>[]
  readonly broker: Pick<Broker, 'isConnected'>
}

/** Lists the connections that a service has lost. */
export const findConnectionProblems = async ({ databases, broker }: Connections): Promise<string[]> => {
  const pings = await Promise.allSettled(databases.map(database => database.ping()))
  const failed = pings.find(ping => ping.status === 'rejected')
  return [
    ...(failed ? [`the database is not reachable: ${describeError(failed.reason)}`] : []),
    ...(broker.isConnected() ? [] : ['the broker is not connected']),
  ]
}
