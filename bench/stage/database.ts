import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Connected } from '@fairground/database/connect'
import { migrate } from '@fairground/database/migrate'
import { startPostgres } from '@fairground/testkit/services/postgres'
import type { Pool } from 'pg'

export interface BenchDatabase {
  readonly app: Connected
  /** As the owner, whom no fence stops: for making rows, never for what is measured. */
  readonly owner: Pool
  stop(): Promise<void>
}

/** A folder of its own, which the user PostgreSQL runs as can reach. */
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

/** PostgreSQL alone, durable, for what needs no other process. */
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
