import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Processor seconds, user and system, and resident bytes of one process. */
export const readProcessUse = (pid: number): { readonly seconds: number; readonly bytes: number } => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return {
    seconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    bytes: Number(kilobytes) * 1024,
  }
}
