import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { FromViewers, ViewersTask } from './viewers.ts'

export interface Seen {
  readonly first: number
  readonly last: number
}

/** Viewers in several processes: none of them is the bottleneck, and no process needs too many files. */
export const gatherAudience = async (task: ViewersTask, processes: number) => {
  const each = Math.ceil(task.sockets / processes)
  const children: ChildProcess[] = []
  const waiting = new Map<number, { readonly parts: Seen[]; readonly done: (seen: Seen) => void }>()
  const receive = (message: FromViewers): void => {
    if (message.kind !== 'seen') return
    const entry = waiting.get(message.n)
    entry?.parts.push(message)
    if (entry?.parts.length !== processes) return
    waiting.delete(message.n)
    entry.done({
      first: Math.min(...entry.parts.map(({ first }) => first)),
      last: Math.max(...entry.parts.map(({ last }) => last)),
    })
  }
  for (let i = 0; i < processes; i++) {
    const child = fork(join(import.meta.dirname, 'viewers.ts'), [JSON.stringify({ ...task, sockets: each })])
    children.push(child)
    await once(child, 'message')
    child.on('message', receive)
  }
  return {
    size: each * processes,
    /** When the first and the last viewer saw the frame with this number. */
    seeing: (n: number): Promise<Seen> =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`not everybody saw event ${n} within 60 s`)), 60_000)
        const done = (seen: Seen): void => {
          clearTimeout(timer)
          resolve(seen)
        }
        waiting.set(n, { parts: [], done })
      }),
    leave: () => {
      for (const child of children) child.kill()
    },
  }
}
