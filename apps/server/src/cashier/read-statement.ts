import type { Statement } from '@fairground/contract/entities/statement'
import { databaseNow, type Tx } from '@fairground/database/transaction'
import { effectiveCap } from '@fairground/rules/limits/effective-cap'
import { minutesByDay } from '@fairground/rules/limits/time-played'
import { depositKinds, windowStart } from '@fairground/rules/limits/window'
import { sql } from 'kysely'
import { decimal } from '#instance/terms.ts'
import { readChanges } from '#ledger/limits/read-used.ts'
import type { Member } from '#member/members.ts'
import { readFlows } from './flows.ts'
import { depositWindows } from './deposit-windows.ts'

const day = 86_400_000
const months = 12
const days = 31

/** The first moments of the months that are shown, oldest first. */
const monthStarts = (now: number): number[] => {
  const date = new Date(now)
  return Array.from({ length: months }, (_, i) =>
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - (months - 1 - i), 1),
  )
}

const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7)

export const readStatement = async (
  tx: Tx,
  { id: memberId, currency }: Member,
  playerId: number,
): Promise<Statement> => {
  const whose = { memberId, playerId, currency }
  const now = await databaseNow(tx)
  const text = (amount: bigint) => decimal(amount, currency)
  const { byMonth, lifetime } = await readFlows(tx, whose, monthStarts(now)[0]!)
  const changes = await readChanges(tx, whose)
  const deposits: Statement['deposits'] = []
  for (const kind of depositKinds) {
    const cap = effectiveCap(
      changes.filter(change => change.kind === kind),
      now,
    )
    const windows = await depositWindows(tx, whose, kind, now)
    deposits.push({
      kind,
      cap: cap === null ? null : text(cap),
      windows: windows.map(({ since, deposited }) => ({ since, deposited: text(deposited) })),
    })
  }
  const { deposited, withdrawn, since } = lifetime
  return {
    currencyId: currency,
    months: monthStarts(now).map(start => {
      const flow = byMonth.get(monthOf(start)) ?? { deposited: 0n, withdrawn: 0n, staked: 0n, won: 0n }
      return {
        month: monthOf(start),
        deposited: text(flow.deposited),
        withdrawn: text(flow.withdrawn),
        staked: text(flow.staked),
        won: text(flow.won),
        net: text(flow.won - flow.staked),
      }
    }),
    deposits,
    days: minutesByDay(await readSessions(tx, whose, now - (days - 1) * day), {
      from: now - (days - 1) * day,
      until: now,
    }),
    lifetime: {
      deposited: text(deposited),
      withdrawn: text(withdrawn),
      netDeposits: text(deposited - withdrawn),
      since: since === null ? null : Math.floor(since),
    },
  }
}

/** A session that was left alone lasted until it was last used. */
const readSessions = async (
  tx: Tx,
  { memberId, playerId }: { memberId: number; playerId: number },
  from: number,
): Promise<{ from: number; until: number }[]> => {
  const start = windowStart('depositDay', from)
  const { rows } = await sql<{ from: number; until: number }>`
    SELECT created_at AS from, CASE WHEN end_reason = 'idle' OR ended_at IS NULL THEN seen_at ELSE ended_at END AS until
      FROM session
     WHERE member_id = ${memberId} AND player_id = ${playerId} AND coalesce(ended_at, seen_at) >= to_timestamp(${start}::float8 / 1000)`.execute(
    tx,
  )
  return rows
}
