import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type DatabaseConnection } from '@fairground/database/connect'
import { migrate } from '@fairground/database/migrate'
import { startPostgres } from '@fairground/testkit/services/postgres'
import type { Pool } from 'pg'

export interface BenchDatabase {
  readonly app: DatabaseConnection
  /** Connects as the owner, who bypasses row-level security: only for inserting rows, never for measured code. */
  readonly owner: Pool
  stop(): Promise<void>
}

/** A new folder that is readable for the user that runs PostgreSQL. */
export const benchFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-bench-'))
  chmodSync(folder, 0o755)
  return folder
}

export const openPools = (appUrl: string, ownerUrl: string) => {
  const open = (url: string, connections: number) =>
    connect({ url, connections, name: 'bench', onError: () => undefined })
  return { app: open(appUrl, 4), ownerPool: open(ownerUrl, 2) }
}

/** Starts only PostgreSQL, with durable settings. */
export const openDatabase = async (): Promise<BenchDatabase> => {
  const folder = benchFolder()
  const postgres = await startPostgres({ folder, durable: true })
  await migrate(postgres.url('fairground'))
  const { app, ownerPool } = openPools(
    postgres.url('fairground', 'fairground_app'),
    postgres.url('fairground'),
  )
  return {
    app,
    owner: ownerPool.pool,
    async stop() {
      await Promise.all([app.close(), ownerPool.close()])
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
