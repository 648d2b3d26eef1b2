import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { RepeatTask } from './http-repeat.ts'
import type { JoinTask } from './join-task.ts'

export interface Loaded {
  /** Answers that were what was asked for. */
  readonly good: number
  readonly other: number
  /** From the first request to the last good answer. */
  readonly seconds: number
  /** Of the good answers, in milliseconds. */
  readonly latencies: readonly number[]
  /** One of the other answers, to see what went wrong. */
  readonly sample: string
}

export type LoadKind = 'http-join' | 'channel-join' | 'http-repeat'

/** Runs a driver in a process of its own to its end. */
export const runLoad = (kind: LoadKind, task: JoinTask | RepeatTask): Promise<Loaded> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, `${kind}.ts`), [JSON.stringify(task)])
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`the driver ${kind} ended with ${code}`)))
    child.once('message', loaded => {
      resolve(loaded as Loaded)
      child.kill()
    })
  })
