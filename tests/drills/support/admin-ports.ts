import { freePort } from '@fairground/testkit/services/free-port'
import type { Launch } from '@fairground/testkit/stack/stack'

export interface AdminPorts {
  /** Gives a process an admin port, the same at each start. */
  launch(name: string): Promise<Launch>
  /** The admin address of each process that was started. */
  addresses(): ReadonlyMap<string, string>
}

/** Gives every process of a stack its own admin port, so that a drill reads its metrics. */
export const createAdminPorts = (): AdminPorts => {
  const ports = new Map<string, number>()
  return {
    async launch(name) {
      const port = ports.get(name) ?? (await freePort())
      ports.set(name, port)
      return { environment: { FAIRGROUND_ADMIN_PORT: String(port) } }
    },
    addresses: () => new Map([...ports].map(([name, port]) => [name, `http://127.0.0.1:${port}`])),
  }
}
