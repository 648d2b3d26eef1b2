import type { TransportMode } from '@fairground/contract/transport'
import type { TopicKindFor, Topic } from '@fairground/contract/topics'
import type { ConnectionState } from '#connection-state.ts'
import type { LogState } from '#log-keeper.ts'
import type { Caller } from '#rest.ts'
import type { ServerClock } from '#server-clock.ts'
import type { TopicHandler } from '#topic-subscriptions.ts'

/** The connection of a client to the platform. Its modes differ only in how messages travel. */
export interface Transport extends Caller {
  readonly open: () => void
  readonly close: () => void
  /** Sends HELLO again after the session changed. Calls that start when it resolves use the new session. */
  readonly reauthenticate: () => Promise<void>
  /** Measures clock offset and latency, and detects a broken connection. */
  readonly ping: () => Promise<void>
  readonly subscribe: <T extends Topic>(topic: T, handler: TopicHandler<TopicKindFor<T>>) => () => void
  readonly state: () => ConnectionState
  /** The mode in use, which differs from the configured one after a fallback. */
  readonly mode: () => TransportMode
  /** What this client knows about the operator's public log. */
  readonly log: () => LogState
  readonly serverNow: () => number
  readonly clock: () => ServerClock
  readonly latencyMs: () => number | null
  readonly lastMessageAt: () => number | null
}
