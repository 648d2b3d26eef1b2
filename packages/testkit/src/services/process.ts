import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'

export interface RunningProcess {
  readonly pid: number
  readonly exited: Promise<number | null>
  /** Sends the signal and kills the process if it is still running after the grace time. */
  stop(signal?: NodeJS.Signals, graceMs?: number): Promise<void>
  kill(): Promise<void>
}

export interface RunOptions extends SpawnOptions {
  readonly logFile?: string
}

/** Starts a program, writes its output to a log file and returns a handle to stop it. */
export const run = (command: string, args: readonly string[], options: RunOptions = {}): RunningProcess => {
  const { logFile, ...spawnOptions } = options
  // The program writes to the file itself, so that the file is complete when the program has ended.
  const log = logFile === undefined ? undefined : openSync(logFile, 'a')
  const output = log ?? 'pipe'
  try {
    // A separate process group: Ctrl-C in a terminal reaches only the parent, which stops its children in order.
    return track(spawn(command, args, { stdio: ['ignore', output, output], detached: true, ...spawnOptions }))
  } finally {
    if (log !== undefined) closeSync(log)
  }
}

// Children end with this process, unless it is killed with SIGKILL.
const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGINT')
})

const track = (child: ChildProcess): RunningProcess => {
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
