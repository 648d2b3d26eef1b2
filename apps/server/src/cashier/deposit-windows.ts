import type { Tx } from '@fairground/database/transaction'
import { type LimitKind, windowStart } from '@fairground/rules/limits/window'
import { sql } from 'kysely'

interface Whose {
  readonly memberId: number
  readonly playerId: number
  readonly currency: string
}

type DepositKind = Extract<LimitKind, `deposit${string}`>

const shown: { readonly [K in DepositKind]: number } = { depositDay: 31, depositWeek: 13, depositMonth: 12 }

/** The starts of the windows that are shown, oldest first: each is the one around the moment before the next. */
const startsOf = (kind: DepositKind, now: number): number[] => {
  const starts = [windowStart(kind, now)]
  while (starts.length < shown[kind]) starts.unshift(windowStart(kind, starts[0]! - 1))
  return starts
}

/** Gross, as limits count them: an order counts when it is made, unless it failed or was never paid. */
export const depositWindows = async (
  tx: Tx,
  { memberId, playerId, currency }: Whose,
  kind: DepositKind,
  now: number,
): Promise<{ since: number; deposited: bigint }[]> => {
  const starts = startsOf(kind, now)
  const { rows } = await sql<{ at: number; amount: bigint }>`
    SELECT j.created_at AS at, r.amount
      FROM journal j JOIN transfer r ON r.member_id = ${memberId} AND r.journal_id = j.id AND r.currency = ${currency}
     WHERE j.member_id = ${memberId} AND j.player_id = ${playerId} AND j.kind = 'deposit'
       AND j.created_at >= to_timestamp(${starts[0]}::float8 / 1000)
    UNION ALL
    SELECT j.created_at, p.amount
      FROM payment p JOIN journal j ON j.member_id = ${memberId} AND j.id = p.id
     WHERE p.member_id = ${memberId} AND p.player_id = ${playerId} AND p.currency = ${currency} AND p.state NOT IN ('FAILED', 'EXPIRED')
       AND j.created_at >= to_timestamp(${starts[0]}::float8 / 1000)`.execute(tx)
  return starts.map((since, i) => ({
    since,
    deposited: rows
      .filter(({ at }) => at >= since && at < (starts[i + 1] ?? Number.POSITIVE_INFINITY))
      .reduce((sum, { amount }) => sum + amount, 0n),
  }))
}
