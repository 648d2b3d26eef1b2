import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { formatBrokerUsers } from '@fairground/server/platform/broker/broker-users'
import { freePort } from './free-port.ts'
import { findProgram } from './programs.ts'
import { run, type RunningProcess } from './process.ts'

export interface Nats {
  readonly port: number
  readonly running: RunningProcess
  /** The address with every right, for tests and tools. */
  readonly url: string
  /** The address for services, each with its own rights. */
  readonly serviceUrl: string
  stop(): Promise<void>
}

/** A secret would protect nothing here: the server listens on the loopback address of a test or a demo. */
const password = 'development'

export const getNatsUrl = (port: number, user: string): string =>
  `nats://${user}:${password}@127.0.0.1:${port}`

/** Starts a private NATS server on a free port, without JetStream storage, with the rights of a real one. */
export const startNats = async (options: {
  folder: string
  port?: number
  /** Further configuration of the server. */
  more?: string
}): Promise<Nats> => {
  mkdirSync(options.folder, { recursive: true })
  const port = options.port ?? (await freePort())
  const passwords = { gateway: password, lane: password, worker: password, console: password }
  const everyRight = JSON.stringify({ user: 'test', password })
  const users = formatBrokerUsers(passwords, [everyRight])
  const running = await startServer(options.folder, port, users + (options.more ?? ''))
  return {
    port,
    running,
    url: getNatsUrl(port, 'test'),
    serviceUrl: getNatsUrl(port, '{service}'),
    stop: () => running.stop(),
  }
}

/** A server that accepts anybody, for tests of what refuses it. */
export const startOpenNats = async (
  folder: string,
): Promise<{ readonly port: number; readonly running: RunningProcess }> => {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  return { port, running: await startServer(folder, port, '') }
}

const startServer = async (folder: string, port: number, config: string): Promise<RunningProcess> => {
  const configFile = join(folder, 'nats.conf')
  writeFileSync(configFile, config)
  const args = ['-c', configFile, '-a', '127.0.0.1', '-p', String(port)]
  const server = run(findProgram('nats-server'), args, { logFile: join(folder, 'nats.log') })
  await Promise.race([waitUntilListening(port), failAtExit(server)])
  return server
}

/** Without it, clients wait for ever for a server that found its port in use. */
const failAtExit = async (server: RunningProcess): Promise<never> => {
  const code = await server.exited
  throw new Error(`nats-server ended with code ${code} while it started`)
}

const waitUntilListening = async (port: number): Promise<void> => {
  const deadline = Date.now() + 15_000
  while (Date.now() < deadline) {
    if (await isListening(port)) return
    await new Promise(resolve => setTimeout(resolve, 30))
  }
  throw new Error(`nats-server did not listen on port ${port} within 15 s`)
}

const isListening = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    const end = (ok: boolean) => {
      socket.destroy()
      resolve(ok)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
