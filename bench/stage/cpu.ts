import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** CPU seconds used so far by all descendant processes, grouped by service. */
const cpuSecondsByPart = (): Map<string, number> => {
  const processes = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(readProcess)
  const parents = new Map(processes.map(({ pid, parent }) => [pid, parent]))
  const isDescendant = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at))
      if (at === process.pid) return true
    return false
  }
  const used = new Map<string, number>()
  for (const { pid, part, seconds } of processes)
    if (isDescendant(pid)) used.set(part, (used.get(part) ?? 0) + seconds)
  return used
}

const readProcess = (name: string) => {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
    const seconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
    return [
      { pid: Number(name), parent: Number(fields[1]), part: classifyProcess(command, Number(name)), seconds },
    ]
  } catch {
    return [] // The process exited meanwhile.
  }
}

const classifyProcess = (command: string, pid: number): string => {
  const service = /--services=(\w+)/.exec(command)?.[1]
  if (service) return service
  if (/^postgres: .*fairground_relay/.test(command)) return 'postgres of the relay'
  if (/^postgres: .*fairground_app/.test(command)) return 'postgres of the lane and the gateway'
  if (/postgres/.test(command)) return 'postgres, other'
  if (/nats-server/.test(command)) return 'broker'
  if (/bare-\w+\.ts/.test(command)) return 'bare server'
  return pid === process.pid ? 'this command' : 'load'
}

export interface CpuShare {
  readonly part: string
  /** Microseconds per operation. */
  readonly each: number
}

/** Returns a function that reports the CPU time used since this call. */
export const watchCpu = () => {
  const before = cpuSecondsByPart()
  return (count: number): CpuShare[] =>
    [...cpuSecondsByPart()]
      .map(([part, seconds]) => ({ part, each: ((seconds - (before.get(part) ?? 0)) * 1e6) / count }))
      .filter(({ each }) => each >= 1)
      .sort((a, b) => b.each - a.each)
}
