import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { PictureJob, PictureResult } from './picture-job.ts'

export interface PictureLimits {
  /** A job that takes longer is ended with its process. */
  readonly maxMs: number
  /** Memory of one process. */
  readonly maxBytes: number
}

const pageBytes = 4096
const checkMemoryEveryMs = 50
const here = import.meta.dirname
const modules = createRequire(import.meta.url)
  .resolve('sharp')
  .replace(/(?<=[\\/]node_modules)[\\/](?!.*[\\/]node_modules[\\/]).*$/, '')

/** What the process may read. It may write nothing and start nothing. */
const readable = [here, join(here, '..', '..', 'package.json'), modules]

/** Starts a process without environment, keys and rights. It ends with this process. */
const start = (entry: string, maxBytes: number): ChildProcess => {
  const child = fork(entry, [], {
    env: {},
    execArgv: [
      `--max-old-space-size=${Math.ceil(maxBytes / 2 ** 20)}`,
      '--permission',
      '--allow-addons',
      ...readable.map(path => `--allow-fs-read=${path}`),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}

/** One process that decodes one picture at a time. */
export class PictureChild {
  readonly #child: ChildProcess
  readonly #limits: PictureLimits
  jobs = 0
  #isEnded = false

  constructor(entry: string, limits: PictureLimits) {
    this.#child = start(entry, limits.maxBytes)
    this.#limits = limits
    // A process that cannot start is found dead by its first job.
    this.#child.on('error', () => this.kill())
  }

  get isAlive(): boolean {
    return !this.#isEnded && this.#child.connected
  }

  kill(): void {
    this.#isEnded = true
    this.#child.kill('SIGKILL')
  }

  /** Undefined if the process has died or was ended: it then decodes nothing more. */
  run(job: PictureJob): Promise<PictureResult | undefined> {
    this.jobs += 1
    const child = this.#child
    return new Promise(resolve => {
      const end = (result?: PictureResult): void => {
        clearTimeout(timer)
        clearInterval(watch)
        child.off('message', end)
        child.off('exit', fail)
        resolve(result)
      }
      const fail = (): void => {
        this.kill()
        end()
      }
      const timer = setTimeout(fail, this.#limits.maxMs)
      const watch = setInterval(() => {
        if (readMemory(child.pid) > this.#limits.maxBytes) fail()
      }, checkMemoryEveryMs)
      child.on('message', end)
      child.on('exit', fail)
      child.send(job, error => {
        if (error) fail()
      })
    })
  }
}

/** The decoder's memory is outside the heap that Node limits. Known on Linux only. */
const readMemory = (pid: number | undefined): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes
  } catch {
    return 0
  }
}
