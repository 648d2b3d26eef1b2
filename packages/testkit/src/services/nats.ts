import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { findProgram } from './programs.ts'
import { run, type RunningProcess } from './process.ts'

export interface Nats {
  readonly port: number
  readonly running: RunningProcess
  readonly url: string
  stop(): Promise<void>
}

/** Starts a private NATS server on a free port, without JetStream storage. */
export const startNats = async (options: { folder: string; port?: number }): Promise<Nats> => {
  mkdirSync(options.folder, { recursive: true })
  const port = options.port ?? (await freePort())
  const server = run(findProgram('nats-server'), ['-a', '127.0.0.1', '-p', String(port)], {
    logFile: join(options.folder, 'nats.log'),
  })
  await Promise.race([waitUntilListening(port), failAtExit(server)])
  return { port, running: server, url: `nats://127.0.0.1:${port}`, stop: () => server.stop() }
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
