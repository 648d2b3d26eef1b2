import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { FromViewers, ViewersTask } from './viewers-task.ts'

export interface Seen {
  readonly first: number
  readonly last: number
}

/** Spreads the viewers over several processes, so that none is the bottleneck or runs out of file descriptors. */
export const connectAudience = async (
  task: ViewersTask,
  processes: number,
  program: 'viewers.ts' | 'event-viewers.ts' = 'viewers.ts',
) => {
  const each = Math.ceil(task.sockets / processes)
  const children: ChildProcess[] = []
  const waiting = new Map<number, { readonly reports: Seen[]; readonly done: (seen: Seen) => void }>()
  const receive = (message: FromViewers): void => {
    if (message.kind !== 'seen') return
    const entry = waiting.get(message.n)
    entry?.reports.push(message)
    if (entry?.reports.length !== processes) return
    waiting.delete(message.n)
    entry.done({
      first: Math.min(...entry.reports.map(({ first }) => first)),
      last: Math.max(...entry.reports.map(({ last }) => last)),
    })
  }
  for (let i = 0; i < processes; i++) {
    const child = fork(join(import.meta.dirname, program), [JSON.stringify({ ...task, sockets: each })])
    children.push(child)
    await once(child, 'message')
    child.on('message', receive)
  }
  return {
    size: each * processes,
    /** Resolves with the times at which the first and the last viewer received the frame with this number. */
    untilSeen: (n: number): Promise<Seen> =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`not all viewers received event ${n} within 60 s`)),
          60_000,
        )
        const done = (seen: Seen): void => {
          clearTimeout(timer)
          resolve(seen)
        }
        waiting.set(n, { reports: [], done })
      }),
    disconnect: () => {
      for (const child of children) child.kill()
    },
  }
}
