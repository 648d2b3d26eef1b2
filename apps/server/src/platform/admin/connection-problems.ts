import type { DatabaseConnection } from '@fairground/database/connect'
import type { Broker } from '#platform/broker/broker.ts'

interface Connections {
  readonly databases: readonly Pick<DatabaseConnection, 'ping'>[]
  readonly broker: Pick<Broker, 'isConnected'>
}

/** Lists the connections that a service has lost. */
export const findConnectionProblems = async ({ databases, broker }: Connections): Promise<string[]> => {
  const pings = await Promise.allSettled(databases.map(database => database.ping()))
  const failed = pings.find(ping => ping.status === 'rejected')
  return [
    ...(failed ? [`the database is not reachable: ${describe(failed.reason)}`] : []),
    ...(broker.isConnected() ? [] : ['the broker is not connected']),
  ]
}

/** A refused connection to a name with several addresses is an AggregateError without a message. */
const describe = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(describe).join(', ')
  return error instanceof Error ? error.message : String(error)
}
