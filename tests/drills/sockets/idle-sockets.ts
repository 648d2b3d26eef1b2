import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { pause } from '#support/pause.ts'

/** A process may hold about as many without another limit of its open files. */
const perProcess = 5000

export interface IdleSockets {
  /** How many channels have received the lobby. */
  served(): number
  untilServed(timeoutMs: number): Promise<boolean>
  stop(): void
}

/** Opens idle channels from processes of their own, evenly at the gateways of `ports`. */
export const openIdleSockets = (ports: readonly number[], count: number): IdleSockets => {
  const numbers = new Map<ChildProcess, number>()
  const processes = Math.ceil(count / perProcess / ports.length) * ports.length
  for (let i = 0; i < processes; i++) {
    const own = Math.floor((count * (i + 1)) / processes) - Math.floor((count * i) / processes)
    const args = [ports[i % ports.length], own, i].map(String)
    const child = fork(join(import.meta.dirname, 'hold-sockets.ts'), args)
    numbers.set(child, 0)
    child.on('message', number => void numbers.set(child, Number(number)))
  }
  const served = (): number => [...numbers.values()].reduce((sum, each) => sum + each, 0)
  return {
    served,
    async untilServed(timeoutMs) {
      const deadline = performance.now() + timeoutMs
      while (served() < count && performance.now() < deadline) await pause(50)
      return served() >= count
    },
    stop() {
      for (const child of numbers.keys()) child.kill('SIGKILL')
    },
  }
}
