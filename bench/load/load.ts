import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { RepeatTask } from './http-repeat.ts'
import type { JoinTask } from './join-task.ts'
import type { LoadResult } from './load-result.ts'

export type LoadKind = 'http-join' | 'channel-join' | 'http-repeat'

/** Runs a load driver in its own process until it reports. */
export const runLoad = (kind: LoadKind, task: JoinTask | RepeatTask): Promise<LoadResult> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, `${kind}.ts`), [JSON.stringify(task)])
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`the load driver ${kind} exited with code ${code}`)))
    child.once('message', loaded => {
      resolve(loaded as LoadResult)
      child.kill()
    })
  })
