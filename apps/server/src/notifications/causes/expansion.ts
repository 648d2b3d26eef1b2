import type { Tx } from '@fairground/database/transaction'
import type { NewNotification } from '#notifications/notification-facts.ts'
import type { StoredCause } from '#notifications/queries/causes.ts'

export interface Expansion {
  readonly notifications: readonly NewNotification[]
  /** The last player of this chunk, or null when the cause is done. */
  readonly lastPlayer: number | null
  /** No live event, because too many players would get one at once. */
  readonly quiet?: boolean
}

export const nothing: Expansion = { notifications: [], lastPlayer: null }

/** Players of one transaction. */
export const chunkSize = 200

/** The next notifications of a cause. */
export type Expand = (tx: Tx, memberId: number, cause: StoredCause) => Promise<Expansion>

/** The chunk is the last one if it is not full. */
export const toExpansion = (notifications: readonly NewNotification[]): Expansion => ({
  notifications,
  lastPlayer: notifications.length < chunkSize ? null : (notifications.at(-1)?.playerId ?? null),
})
