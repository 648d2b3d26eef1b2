import { type DatabaseConnection, findAdmission } from '@fairground/database/connect'
import type { DB } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import {
  type DatabaseConnection as QueryConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { type MemberClient, withMemberClient } from './member-client.ts'

/**
 * Runs `work` in one transaction of this member, like `inMember`. Statements that do not wait for each other are sent
 * together, and each text is prepared once per connection: for frequent statements with constant texts.
 */
export const inMemberPrepared = <T>(
  { db, pool }: Pick<DatabaseConnection, 'db' | 'pool'>,
  memberId: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const run = () => withMemberClient(pool, memberId, client => work(toTransaction(client)))
  const admit = findAdmission(db)
  return admit ? admit(memberId, run) : run()
}

const toTransaction = (client: MemberClient): Tx =>
  new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => createClientDriver(client),
      createIntrospector: db => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    // The client is already in a transaction, so the type is right.
  }) as unknown as Tx

/** Runs every query on the client. The transaction begins and ends outside of it. */
const createClientDriver = (client: MemberClient): Driver => {
  const refuse = () => Promise.reject(new Error('a transaction cannot begin inside a transaction'))
  const connection: QueryConnection = {
    executeQuery: async ({ sql, parameters }) => {
      const { rows, rowCount } = await client.query<never>(sql, [...parameters])
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
    },
    streamQuery: () => {
      throw new Error('a prepared statement cannot be streamed')
    },
  }
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  }
}
