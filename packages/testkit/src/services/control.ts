import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type ControlFiles, type ControlSettings, createControlFiles } from './control-files.ts'

export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

export interface ControlProcess {
  /** The public key of the control system. */
  readonly key: string
  readonly folder: string
  readonly url: string
  readonly token: string
  post(path: string, body: unknown, bearer?: string): Promise<Answer>
  getStatus(): Promise<Record<string, unknown>>
  /** Ends the process like a power failure. */
  kill(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

interface PreparedControl {
  readonly key: string
  start(settings: ControlSettings): Promise<ControlProcess>
}

/** Creates the key in a new folder. The signer must know it before the control system knows the signer. */
export const prepareControl = async (): Promise<PreparedControl> => {
  const files = await createControlFiles(mkdtempSync(join(tmpdir(), 'control-')))
  return {
    key: files.key,
    start(settings) {
      files.configure(settings)
      return start(files)
    },
  }
}

/** Starts the real process with its own key and books in a new folder. */
export const startControl = async (settings: ControlSettings): Promise<ControlProcess> =>
  (await prepareControl()).start(settings)

const start = async ({ key, folder, url, token, command }: ControlFiles): Promise<ControlProcess> => {
  let running = await listen(command)
  const call = async (path: string, init: RequestInit = {}, bearer = token): Promise<Answer> => {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
    const response = await fetch(`${url}${path}`, { ...init, headers })
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  }
  const kill = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }
  return {
    key,
    folder,
    url,
    token,
    post: (path, body, bearer) => call(path, { method: 'POST', body: JSON.stringify(body) }, bearer),
    getStatus: async () => (await call('/status')).body,
    kill,
    restart: async () => {
      running = await listen(command)
    },
    stop: async () => {
      await kill()
      rmSync(folder, { recursive: true })
    },
  }
}

const listen = async ({ program, args }: ControlFiles['command']): Promise<ChildProcess> => {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  await once(lines, 'line')
  // The log must be read, or the process would wait for a reader.
  lines.on('line', () => undefined)
  return child
}
