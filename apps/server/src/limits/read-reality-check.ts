import type { RealityCheck } from '@fairground/contract/entities/reality-check'
import { databaseNow, type Tx } from '@fairground/database/transaction'
import { decimal } from '#instance/terms.ts'
import type { Member } from '#member/members.ts'
import type { LiveSession } from '#operation/context.ts'
import { readPlayed } from '#player/played-since.ts'

const minute = 60_000

/** The session as a mirror: how long it lasts, what was staked, what came back. */
export const readRealityCheck = async (
  tx: Tx,
  { id: memberId, currency }: Member,
  session: LiveSession,
): Promise<RealityCheck> => {
  const { playerId } = session
  const row = await tx
    .selectFrom('session as s')
    .innerJoin('player as p', join =>
      join.onRef('p.member_id', '=', 's.member_id').onRef('p.id', '=', 's.player_id'),
    )
    .select(['s.created_at', 's.reality_checked_at', 'p.reality_check_minutes'])
    .where('s.member_id', '=', memberId)
    .where('s.id', '=', session.id)
    .executeTakeFirstOrThrow()
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
