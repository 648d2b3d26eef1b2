import type { Statement } from '@fairground/contract/entities/money/statement'
import { databaseNow, type Tx } from '@fairground/database/transaction'
import { effectiveCap } from '@fairground/rules/limits/effective-cap'
import { minutesByDay } from '@fairground/rules/limits/time-played'
import { depositKinds, windowStart } from '@fairground/rules/limits/window'
import { decimal } from '#platform/money.ts'
import { readChanges } from '#ledger/limits/read-used.ts'
import type { Member } from '#operator/members.ts'
import { readFlows } from './queries/flows.ts'
import { readSessions } from './queries/sessions.ts'
import { readDepositWindows } from './deposit-windows.ts'

const day = 86_400_000
const months = 12
const days = 31

/** The starts of the months of the statement, oldest first. */
const monthStarts = (now: number): number[] => {
  const date = new Date(now)
  return Array.from({ length: months }, (_, i) =>
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - (months - 1 - i), 1),
  )
}

const toMonth = (at: number): string => new Date(at).toISOString().slice(0, 7)

export const readStatement = async (
  tx: Tx,
  { id: memberId, currency }: Member,
  playerId: number,
): Promise<Statement> => {
  const account = { memberId, playerId, currency }
  const now = await databaseNow(tx)
  const format = (amount: bigint) => decimal(amount, currency)
  const { byMonth, lifetime } = await readFlows(tx, account, monthStarts(now)[0]!)
  const changes = await readChanges(tx, account)
  const deposits: Statement['deposits'] = []
  for (const kind of depositKinds) {
    const cap = effectiveCap(
      changes.filter(change => change.kind === kind),
      now,
    )
    const windows = await readDepositWindows(tx, account, kind, now)
    deposits.push({
      kind,
      cap: cap === null ? null : format(cap),
      windows: windows.map(({ since, deposited }) => ({ since, deposited: format(deposited) })),
    })
  }
  const firstDay = now - (days - 1) * day
  const sessions = await readSessions(tx, account, windowStart('depositDay', firstDay))
  const { deposited, withdrawn, since } = lifetime
  return {
    currencyId: currency,
    months: monthStarts(now).map(start => {
      const flow = byMonth.get(toMonth(start)) ?? { deposited: 0n, withdrawn: 0n, staked: 0n, won: 0n }
      return {
        month: toMonth(start),
        deposited: format(flow.deposited),
        withdrawn: format(flow.withdrawn),
        staked: format(flow.staked),
        won: format(flow.won),
        net: format(flow.won - flow.staked),
      }
    }),
    deposits,
    days: minutesByDay(sessions, { from: firstDay, until: now }),
    lifetime: {
      deposited: format(deposited),
      withdrawn: format(withdrawn),
      netDeposits: format(deposited - withdrawn),
      since: since === null ? null : Math.floor(since),
    },
  }
}
