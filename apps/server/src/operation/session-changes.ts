import { setTimeout } from 'node:timers/promises'
import type { DatabaseConnection } from '@fairground/database/connect'
import { inMemberPrepared } from '#ledger/in-member-prepared.ts'
import { findChangedPlayers } from './session-queries.ts'

/** The queries for one operator. Each continues where the snapshot of the one before ended. */
export interface ChangeFeed {
  readonly memberId: number
  /** The next query reports every change that a snapshot with this xmin did not see. */
  from: bigint
  /** When the latest answered query was sent. */
  sentAt: number
  answers: number
  isRunning: boolean
  /** Ends with the running query, but not later than `maxWaitMs` after it was sent. */
  running: Promise<unknown>
}

/** A place in a feed: what was read there is removed by a later answer if it has changed. */
export interface FeedPlace {
  readonly feed: ChangeFeed
  readonly answers: number
}

/** A remembered session relies on a query for changes that was sent within this time. */
export const maxStaleMs = 1000
const queryAgainMs = 400
const maxWaitMs = 500
/** A session is read again after this time, whatever was reported. */
export const maxRememberedMs = 25_000

export interface SessionChangesDeps {
  readonly database: Pick<DatabaseConnection, 'db' | 'pool'>
  readonly onChanged: (memberId: number, playerIds: readonly number[]) => void
  readonly now?: () => number
}

/**
 * Queries the database for players whose sessions have changed: one query for all sessions of an operator, and only while
 * they are in use. It needs no broker.
 */
export const createSessionChanges = ({
  database,
  onChanged,
  now = () => performance.now(),
}: SessionChangesDeps) => {
  const feeds = new Map<number, ChangeFeed>()

  const query = async (feed: ChangeFeed): Promise<void> => {
    const sentAt = now()
    const { xmin, playerIds } = await inMemberPrepared(database, feed.memberId, tx =>
      findChangedPlayers(tx, feed.memberId, feed.from),
    )
    onChanged(feed.memberId, playerIds)
    // The database was replaced by one with fewer transactions: nothing read before can be relied on.
    if (xmin < feed.from) return void feeds.delete(feed.memberId)
    feed.from = xmin
    feed.sentAt = sentAt
    feed.answers += 1
  }

  const start = (feed: ChangeFeed): void => {
    if (feed.isRunning) return
    feed.isRunning = true
    // After a failed query the session is read, which shows the error.
    const answered = query(feed)
      .catch(() => undefined)
      .finally(() => (feed.isRunning = false))
    feed.running = Promise.race([answered, setTimeout(maxWaitMs, undefined, { ref: false })])
  }

  /** An answer from before the session was remembered could not remove it. */
  const isCurrent = ({ feed, answers }: FeedPlace): boolean =>
    feeds.get(feed.memberId) === feed && feed.answers > answers && now() - feed.sentAt < maxStaleMs

  const open = (memberId: number, from: bigint, sentAt: number): ChangeFeed => {
    const feed = { memberId, from, sentAt, answers: 0, isRunning: false, running: Promise.resolve() }
    feeds.set(memberId, feed)
    return feed
  }

  return {
    /** The place from which changes after a snapshot are reported; undefined if the feed has gone past the snapshot. */
    follow(memberId: number, xmin: bigint, readAt: number): FeedPlace | undefined {
      const known = feeds.get(memberId)
      // After so long nothing that was read before is in use, so that the feed can start again.
      const isInUse = known && readAt - known.sentAt < maxRememberedMs
      if (isInUse && xmin < known.from) return undefined
      const feed = isInUse ? known : open(memberId, xmin, readAt)
      return { feed, answers: feed.answers }
    },

    /** Reports whether `onChanged` knows every change up to a second ago. Queries before the answer becomes too old. */
    async isUpToDate(place: FeedPlace): Promise<boolean> {
      const { feed } = place
      if (feeds.get(feed.memberId) !== feed) return false
      if (feed.answers === place.answers || now() - feed.sentAt > queryAgainMs) start(feed)
      if (isCurrent(place)) return true
      await feed.running
      return isCurrent(place)
    },
  }
}
