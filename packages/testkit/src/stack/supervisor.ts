import type { Running } from '#services/process.ts'

export interface Supervised {
  readonly name: string
  pid(): number | undefined
  /** How often it had to be started again. */
  restarts(): number
  /** kill -9. The supervisor starts it again. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const restartAfterMs = 100

/** Keeps one process running: what dies is started again, until it is told to stop. */
export const supervise = async (
  name: string,
  start: () => Promise<Running>,
  report: (line: string) => void,
): Promise<Supervised> => {
  let current: Running | undefined = await start()
  let stopping = false
  let restarts = 0

  const watch = async (): Promise<void> => {
    while (!stopping) {
      const code = await current?.exited
      if (stopping) return
      report(`${name} ended (${code ?? 'killed'}), starting it again`)
      restarts += 1
      current = undefined
      while (!stopping && !current) {
        await new Promise(resolve => setTimeout(resolve, restartAfterMs))
        current = await start().catch((error: unknown) => {
          report(`${name} did not start: ${error instanceof Error ? error.message : String(error)}`)
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
    async stop() {
      stopping = true
      await current?.stop()
      await watching
    },
  }
}
