import type { Subscription } from '@fairground/contract/entities/plays/subscription'
import type { Tx } from '@fairground/database/transaction'
import { isTimed, startsAfter, type TimedSchedule, type WhenFull } from '@fairground/rules/game/schedule'
import { decimal } from '#platform/money.ts'
import {
  readSubscriptionRows,
  type SubscriptionFilter,
  type SubscriptionRow,
} from './queries/subscriptions.ts'

const statusNames = { ACTIVE: 'Active', ENDED: 'Completed', CANCELLED: 'Cancelled' } as const

/** Returns a player's subscriptions, the newest first. */
export const readSubscriptions = async (
  tx: Tx,
  memberId: number,
  playerId: number,
  { languageId, ...filter }: SubscriptionFilter & { readonly languageId?: string | undefined },
  now: number,
): Promise<Subscription[]> => {
  const rows = await readSubscriptionRows(tx, memberId, [playerId], filter, now)
  return rows.map(row => toSubscription(row, languageId, now))
}

export const toSubscription = (
  row: SubscriptionRow,
  languageId: string | undefined,
  now: number,
): Subscription => ({
  id: row.id,
  active: row.status === 'ACTIVE',
  status: statusNames[row.status],
  remainingBalance: decimal(row.cost * BigInt(row.left_n), row.currency),
  gameId: row.game_id,
  gameTitle: (languageId !== undefined && row.titles[languageId]) || row.title,
  currencyId: row.currency,
  plays: row.plays,
  playsCount: row.play_count,
  ...(row.stakes.length > 0 && { multiOptions: row.stakes }),
  gamesLeft: row.left_n,
  costPerGame: decimal(row.cost, row.currency),
  nextGameAt: row.status === 'ACTIVE' ? nextStart(row, now) : null,
  createdAt: row.created_at,
  subscriptionCode: String(row.id),
})

/** If every open instance is already joined, the next one is the first scheduled start after the last known one. */
const nextStart = ({ next_open, last_known, schedule }: SubscriptionRow, now: number): number | null => {
  if (next_open !== null) return next_open
  const timed = schedule as TimedSchedule | WhenFull
  if (!isTimed(timed)) return null
  const [next] = startsAfter(timed, Math.max(now, last_known ?? now), 1)
  return next ?? null
}
