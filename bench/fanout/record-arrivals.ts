import type { Socket } from 'node:net'
import type { FromViewers, ViewersTask } from './viewers-task.ts'

/** A measured frame ends with this mark and its number, so viewers find it without decoding the envelope. */
const mark = Buffer.from('mark:')
const digits = 6
const atOnce = 50

export const readTask = (): ViewersTask => JSON.parse(process.argv[2] ?? '{}') as ViewersTask

const report = (message: FromViewers): void => void process.send?.(message)

/** Returns a function that reports a frame to the parent when all viewers of this process have received it. */
export const createArrivals = ({ sockets }: ViewersTask) => {
  const seen = new Map<number, { count: number; first: number }>()
  return (payload: Buffer): void => {
    const at = payload.lastIndexOf(mark)
    if (at < 0) return
    const n = Number(payload.toString('latin1', at + mark.length, at + mark.length + digits))
    const now = Number(process.hrtime.bigint()) / 1e6
    const entry = seen.get(n) ?? { count: 0, first: now }
    seen.set(n, entry)
    entry.count += 1
    if (entry.count === sockets) report({ kind: 'seen', n, first: entry.first, last: now })
  }
}

/** Opens all viewers of this process and reports when they are ready. */
export const openAll = async ({ sockets }: ViewersTask, open: () => Promise<Socket>): Promise<void> => {
  for (let opened = 0; opened < sockets; opened += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, sockets - opened) }, open))
  }
  report({ kind: 'ready' })
}
