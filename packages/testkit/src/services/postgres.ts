import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { databaseIdentity, chownTo, isWorldReachable } from './database-user.ts'
import { freePort } from './free-port.ts'
import { findProgram } from './programs.ts'
import { run, type RunningProcess } from './process.ts'

const exec = promisify(execFile)

export interface Postgres {
  readonly port: number
  readonly running: RunningProcess
  /** Returns the URL of a database, for the owner by default. */
  url(database: string, role?: string): string
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** A folder that Git ignores. The cluster is in its subfolder `postgres`. */
  readonly folder: string
  readonly port?: number
  /** False makes tests faster, because commits do not wait for the disk. */
  readonly durable: boolean
}

const settings = (options: PostgresOptions, port: number, socketFolder: string): Record<string, string> => ({
  port: String(port),
  listen_addresses: '127.0.0.1',
  unix_socket_directories: socketFolder,
  max_connections: '200',
  shared_buffers: '256MB',
  fsync: options.durable ? 'on' : 'off',
  synchronous_commit: options.durable ? 'on' : 'off',
  full_page_writes: options.durable ? 'on' : 'off',
  wal_level: 'logical',
  max_wal_size: '2GB',
  checkpoint_timeout: '5min',
  default_transaction_isolation: 'read committed',
  // A durable database has the limits of operation. The processes of a test can stand still for seconds on a busy machine.
  idle_in_transaction_session_timeout: options.durable ? '5s' : '60s',
  lock_timeout: options.durable ? '2s' : '20s',
  deadlock_timeout: '200ms',
  log_min_messages: 'warning',
})

export const ownerRole = 'fairground_owner'

/** Starts a private PostgreSQL on a free port and creates its cluster if there is none. */
export const startPostgres = async (options: PostgresOptions): Promise<Postgres> => {
  const identity = databaseIdentity()
  mkdirSync(options.folder, { recursive: true })
  const home = clusterHome(options.folder, identity !== undefined)
  const data = join(home, 'data')
  chownTo(home, identity)
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(data, identity)
  const port = options.port ?? (await freePort())
  const flags = Object.entries(settings(options, port, home)).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  const server = run(findProgram('postgres'), ['-D', data, ...flags], {
    logFile: join(options.folder, 'postgres.log'),
    cwd: home,
    ...identity,
  })
  await waitUntilReady(port, server, join(options.folder, 'postgres.log'))
  return {
    port,
    // SIGINT is PostgreSQL's fast shutdown, which does not wait for clients to disconnect.
    running: { ...server, stop: (signal = 'SIGINT', graceMs = 15_000) => server.stop(signal, graceMs) },
    url: (database, role = ownerRole) => `postgres://${role}@127.0.0.1:${port}/${database}?sslmode=disable`,
    stop: () => server.stop('SIGINT', 15_000),
  }
}

const clusterHome = (folder: string, mustBeWorldReachable: boolean): string => {
  const pointer = join(folder, 'postgres-elsewhere')
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8')
  const home = join(folder, 'postgres')
  if (!mustBeWorldReachable || isWorldReachable(folder)) {
    mkdirSync(home, { recursive: true, mode: 0o755 })
    return home
  }
  const elsewhere = mkdtempSync(join(tmpdir(), 'fairground-postgres-'))
  writeFileSync(pointer, elsewhere)
  return elsewhere
}

const initialise = async (data: string, identity: ReturnType<typeof databaseIdentity>): Promise<void> => {
  rmSync(data, { recursive: true, force: true })
  const flags = [
    '-D',
    data,
    '-k',
    '-U',
    ownerRole,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  await exec(findProgram('initdb'), flags, { ...identity })
}

const waitUntilReady = async (port: number, server: RunningProcess, logFile: string): Promise<void> => {
  let exited = false
  void server.exited.then(() => (exited = true))
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (exited) throw new Error(`PostgreSQL did not start; see the end of ${logFile}`)
    const answered = await exec(findProgram('pg_isready'), [
      '-q',
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
    ]).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('PostgreSQL did not become ready within a minute')
}
