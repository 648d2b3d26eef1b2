import type { RunningProcess } from '#services/process.ts'

export interface Supervised {
  readonly name: string
  pid(): number | undefined
  /** The number of restarts. */
  restarts(): number
  /** Kills the process with SIGKILL. The supervisor restarts it. */
  kill(): Promise<void>
  /** Kills the process with SIGKILL. The supervisor restarts it only after the returned function was called. */
  takeDown(): Promise<() => void>
  stop(): Promise<void>
}

const restartAfterMs = 100

/** Keeps one process running: restarts it whenever it exits, until `stop` is called. */
export const supervise = async (
  name: string,
  start: () => Promise<RunningProcess>,
  report: (line: string) => void,
): Promise<Supervised> => {
  let current: RunningProcess | undefined = await start()
  let stopping = false
  let restarts = 0
  let down: Promise<void> | undefined
  let bringBack: (() => void) | undefined

  const watch = async (): Promise<void> => {
    while (!stopping) {
      const code = await current?.exited
      if (stopping) return
      report(`${name} exited (${code ?? 'killed'}), restarting`)
      restarts += 1
      current = undefined
      await down
      while (!stopping && !current) {
        await new Promise(resolve => setTimeout(resolve, restartAfterMs))
        current = await start().catch((error: unknown) => {
          report(`${name} failed to start: ${error instanceof Error ? error.message : String(error)}`)
          return undefined
        })
      }
    }
  }
  const watching = watch()

  return {
    name,
    pid: () => current?.pid,
    restarts: () => restarts,
    kill: async () => current?.kill(),
    async takeDown() {
      const { promise, resolve } = Promise.withResolvers<void>()
      down = promise
      bringBack = resolve
      await current?.kill()
      return resolve
    },
    async stop() {
      stopping = true
      bringBack?.()
      await current?.stop()
      await watching
    },
  }
}
