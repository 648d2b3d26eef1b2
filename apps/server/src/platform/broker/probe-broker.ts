import { connect, PermissionViolationError } from '@nats-io/transport-node'
import { setTimeout as sleep } from 'node:timers/promises'
import { readAddress } from './broker.ts'
import { getInboxPrefix } from './broker-users.ts'

export interface BrokerProbe {
  /** Whether the server accepts clients without a user. */
  readonly isOpen: boolean
  /** Publishes empty messages and returns the subjects that the server refused. */
  findRefused(subjects: readonly string[]): Promise<string[]>
  close(): Promise<void>
}

/** One attempt to connect, for a check. Services use connectBroker, which waits. */
export const probeBroker = async (url: string, name: string, timeoutMs: number): Promise<BrokerProbe> => {
  const { servers, tls, user, pass } = readAddress(url.replaceAll('{service}', name))
  const connection = await connect({
    servers,
    ...(tls && { tls: {} }),
    ...(user !== undefined && { user, pass, inboxPrefix: getInboxPrefix(user) }),
    name: `${name} doctor`,
    reconnect: false,
    timeout: timeoutMs,
  })
  return {
    isOpen: connection.info?.auth_required !== true,
    async findRefused(subjects) {
      const refused: string[] = []
      const watching = (async () => {
        for await (const status of connection.status())
          if (status.type === 'error' && status.error instanceof PermissionViolationError)
            refused.push(status.error.subject)
      })()
      for (const subject of subjects) connection.publish(subject)
      // The server answers in order, so every refusal precedes the answer to the flush.
      await connection.flush()
      await sleep(100)
      watching.catch(() => undefined)
      return refused
    },
    close: () => connection.close(),
  }
}
