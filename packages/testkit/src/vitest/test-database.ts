import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { databaseUrl, templateDatabase } from './services.ts'

export interface TestDatabase {
  readonly ownerUrl: string
  readonly appUrl: string
  readonly relayUrl: string
  readonly staffUrl: string
  /** Drops the database and closes every connection to it. */
  drop(): Promise<void>
}

/** Clones the migrated template database, so that each test file has its own data. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const { postgresUrl } = inject('services')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner(postgresUrl, `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`)
  return {
    ownerUrl: databaseUrl(postgresUrl, name),
    appUrl: databaseUrl(postgresUrl, name, 'fairground_app'),
    relayUrl: databaseUrl(postgresUrl, name, 'fairground_relay'),
    staffUrl: databaseUrl(postgresUrl, name, 'fairground_staff'),
    drop: () => asOwner(postgresUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

export const natsUrl = (): string => inject('services').natsUrl

const asOwner = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
