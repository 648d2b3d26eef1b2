import { join } from 'node:path'
import { createConcurrencyLimiter } from '#platform/concurrency-limiter.ts'
import { PictureChild, type PictureLimits } from './picture-child.ts'
import type { PictureJob, PictureResult } from './picture-job.ts'

export interface PictureProcesses {
  decode(job: PictureJob): Promise<PictureResult>
  stop(): void
}

const maxProcesses = 2
const maxQueued = 50
/** A process is replaced after this many pictures, so that a hostile one does not see many others. */
const maxJobs = 50
/** A picture of the maximum size takes 100 MB and less than a second. */
const production: PictureLimits = { maxMs: 15_000, maxBytes: 768 * 2 ** 20 }

/** Decodes pictures in processes of their own. A process that hangs, grows or dies fails its picture and is replaced. */
export const createPictureProcesses = (
  limits = production,
  entry = join(import.meta.dirname, 'picture-process.ts'),
): PictureProcesses => {
  const limited = createConcurrencyLimiter({ maxRunning: maxProcesses, maxWaiting: maxQueued })
  const all = new Set<PictureChild>()
  const idle: PictureChild[] = []

  const take = (): PictureChild => {
    for (let child = idle.pop(); child; child = idle.pop()) {
      if (child.isAlive) return child
      all.delete(child)
    }
    const child = new PictureChild(entry, limits)
    all.add(child)
    return child
  }

  const give = (child: PictureChild): void => {
    if (child.isAlive && child.jobs < maxJobs) return void idle.push(child)
    child.kill()
    all.delete(child)
  }

  return {
    decode: job =>
      limited(job.kind, async () => {
        const child = take()
        const result = await child.run(job)
        give(child)
        return result ?? { refused: 'failed' }
      }),
    stop() {
      for (const child of all) child.kill()
    },
  }
}
