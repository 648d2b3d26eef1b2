import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatKey } from '#log/note.ts'
import type { SampleLog } from '#log/sample-log.test-support.ts'

export const program = fileURLToPath(new URL('../fair.ts', import.meta.url))
const beaconProgram = fileURLToPath(new URL('../../../../apps/sandbox/src/beacon.ts', import.meta.url))

export interface RunningProcess {
  readonly url: string
  readonly process: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
  kill(): Promise<void>
}

/** The programs and folders of one test file. `stop` ends them all. */
export class TestProcesses {
  readonly #running = new Map<ChildProcess, Promise<number | null>>()
  readonly #folders: string[] = []

  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'witness-'))
    this.#folders.push(folder)
    return folder
  }

  async startBeacon(): Promise<{ url: string; chainFile: string }> {
    const folder = this.folder()
    const { url } = await this.start([beaconProgram, '--folder', folder, '--port', '0'])
    return { url, chainFile: join(folder, 'chain.json') }
  }

  /** `preload` is a module that changes the process before the witness starts. */
  startWitness(options: {
    folder: string
    name: string
    logs: readonly (SampleLog | string)[]
    beacon: { url: string; chainFile: string }
    preload?: string
  }): Promise<RunningProcess> {
    const { folder, name, logs, beacon, preload } = options
    const state = ['--folder', folder, '--name', name, '--port', '0']
    const clock = ['--beacon', beacon.url, '--beacon-chain', beacon.chainFile]
    return this.start([
      ...(preload === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(preload)}`]),
      program,
      'witness',
      ...state,
      ...clock,
      ...logs.flatMap(log => [
        '--log',
        typeof log === 'string' ? log : `${formatKey(log.key)} http://127.0.0.1:1`,
      ]),
    ])
  }

  /** Resolves when the program prints the address it listens on. */
  async start(args: readonly string[]): Promise<RunningProcess> {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const ended = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
    this.#running.set(child, ended)
    void ended.then(() => this.#running.delete(child))
    const url = new Promise<string>((resolve, reject) => {
      const read = (part: Buffer) => {
        output += part.toString()
        const found = /(http:\/\/127\.0\.0\.1:[0-9]+)\s*$/m.exec(output)?.[1]
        if (found) resolve(found)
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      void ended.then(code => reject(new Error(`ended with ${code}: ${output}`)))
    })
    return {
      url: await url,
      process: child,
      output: () => output,
      ended,
      kill: async () => {
        child.kill('SIGKILL')
        await ended
      },
    }
  }

  async stop(): Promise<void> {
    for (const child of this.#running.keys()) child.kill('SIGKILL')
    await Promise.all(this.#running.values())
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true })
  }
}

interface TextAnswer {
  readonly status: number
  readonly text: string
  readonly type: string | null
}

export async function post(url: string, body: string | Uint8Array<ArrayBuffer>): Promise<TextAnswer> {
  const response = await fetch(url, { method: 'POST', body })
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') }
}
