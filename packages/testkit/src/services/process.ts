import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

export interface Running {
  readonly pid: number
  readonly exited: Promise<number | null>
  /** Asks with the signal, then kills after the grace time. */
  stop(signal?: NodeJS.Signals, graceMs?: number): Promise<void>
  kill(): Promise<void>
}

export interface RunOptions extends SpawnOptions {
  readonly logFile?: string
}

/** Starts a program whose output goes to a log file and which we can end by its own id. */
export const run = (command: string, args: readonly string[], options: RunOptions = {}): Running => {
  const { logFile, ...spawnOptions } = options
  // A group of its own: Ctrl-C in a terminal reaches us alone, and we stop what we started in order.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...spawnOptions })
  if (logFile) {
    const log = createWriteStream(logFile, { flags: 'a' })
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
  }
  return track(child)
}

// What we started ends with us, whatever ended us (but for a kill -9, which nobody can answer).
const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGINT')
})

const track = (child: ChildProcess): Running => {
  if (child.pid === undefined) throw new Error(`could not start ${child.spawnfile}`)
  children.add(child)
  const exited = once(child, 'exit').then(([code]) => {
    children.delete(child)
    return code as number | null
  })
  const alive = () => child.exitCode === null && child.signalCode === null
  const kill = async () => {
    if (alive()) child.kill('SIGKILL')
    await exited
  }
  return {
    pid: child.pid,
    exited,
    kill,
    async stop(signal = 'SIGTERM', graceMs = 5000) {
      if (!alive()) return
      child.kill(signal)
      const timer = setTimeout(() => void kill(), graceMs)
      await exited
      clearTimeout(timer)
    },
  }
}
