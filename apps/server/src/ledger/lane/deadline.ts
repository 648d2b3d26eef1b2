import { requestTimeoutMs } from '@fairground/contract/constants'
import type { AnyCommand } from '#ledger/commands.ts'
import type { Needs } from '#ledger/load/needs.ts'

/** The time in which a player's command must be decided. The browser waits as long for its answer. */
export const playWithinMs: number = requestTimeoutMs.channel

/**
 * The deadline of a player's call. The client may name the time at which it sent the call, on the server's clock. It can
 * only shorten the deadline by it.
 */
export const getDeadline = (receivedAt: number, sentAt: number = receivedAt): number =>
  Math.min(sentAt, receivedAt) + playWithinMs

/** Whether the sender has given a player's command no more time than it may. Both times are of the sender's clock. */
export const hasValidDeadline = ({ decideBefore }: AnyCommand, sentAt: number): boolean =>
  decideBefore !== undefined && decideBefore <= sentAt + playWithinMs

export const isExpired = ({ decideBefore }: AnyCommand, now: number): boolean =>
  decideBefore !== undefined && decideBefore < now

/** An expired command reads its rows, because it may have been decided before. It opens no accounts. */
export const withoutOpening = (needs: Needs): Needs => ({
  ...needs,
  accounts: [...needs.accounts, ...(needs.opens ?? [])],
  opens: [],
})
