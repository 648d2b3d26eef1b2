import type { RealityCheck } from '@fairground/contract/entities/limits/reality-check'
import { databaseNow, type Tx } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import type { Member } from '#operator/members.ts'
import type { LiveSession } from '#operation/live-session.ts'
import { readPlayed } from '#player/queries/played.ts'
import { findRealityCheck } from './queries.ts'

const minute = 60_000

/** The time, stakes and winnings of the session since the login and since the last check. */
export const readRealityCheck = async (
  tx: Tx,
  { id: memberId, currency }: Member,
  session: LiveSession,
): Promise<RealityCheck> => {
  const { playerId } = session
  const row = await findRealityCheck(tx, memberId, session.id)
  const now = await databaseNow(tx)
  const lastCheck = row.reality_checked_at ?? row.created_at
  const played = async (since: number) => {
    const { staked, won } = await readPlayed(tx, { memberId, playerId, currency }, since)
    return {
      since: Math.floor(since),
      seconds: Math.max(0, Math.floor((now - since) / 1000)),
      staked: decimal(staked, currency),
      won: decimal(won, currency),
      net: decimal(won - staked, currency),
    }
  }
  const interval = row.reality_check_minutes
  return {
    intervalMinutes: interval,
    dueAt: interval === null ? null : Math.floor(lastCheck) + interval * minute,
    currencyId: currency,
    sinceLogin: await played(row.created_at),
    sinceCheck: await played(lastCheck),
  }
}
