import type { AccountKey } from '@fairground/server/ledger/account-key'
import type { BonusRows, PurchaseRow } from '@fairground/server/ledger/bonus/rows'
import type { CashierRows } from '@fairground/server/ledger/cashier/rows'
import { type CounterRow, counterText, type LimitRows } from '@fairground/server/ledger/limits/rows'
import type { MergedNeeds } from '@fairground/server/ledger/needs'
import type { OpenTicketRow } from '@fairground/server/ledger/rows'
import { isOpenWithdrawal, playKey, type Tables } from './tables.ts'

/** The withdrawals named, and the open ones of the players named. No command here needs the rest of the cashier. */
export const readCashier = (tables: Tables, needs: MergedNeeds): CashierRows => {
  const rows = [...tables.withdrawals.values()].filter(
    row =>
      needs.withdrawals.includes(row.id) ||
      (needs.withdrawalsOf.includes(row.playerId) && isOpenWithdrawal(row)),
  )
  const withdrawals = new Map(rows.map(row => [row.id, { ...row }]))
  return { withdrawals, payments: new Map(), subscriptions: new Map(), games: new Map() }
}

/** The players' live grants, those named, and for plays about to be refunded what paid for them. */
export const readBonus = (
  tables: Tables,
  needs: Pick<MergedNeeds, 'grants' | 'bonusOf'>,
  openTickets: readonly OpenTicketRow[],
): BonusRows => {
  const purchases = readPurchases(tables, openTickets)
  const touched = [...purchases.values()].flatMap(({ stake, fee, progress }) => [
    ...[...stake, ...fee].filter(({ key }) => key.kind === 'player:bonus').map(({ key }) => key.ref),
    ...progress.map(row => row.grantId),
  ])
  const named = new Set([...needs.grants, ...touched])
  const rows = [...tables.grants.values()].filter(
    row => named.has(row.id) || (row.status === 'ACTIVE' && needs.bonusOf.includes(row.playerId)),
  )
  return { grants: new Map(rows.map(row => [row.id, { ...row }])), purchases }
}

const readPurchases = (tables: Tables, openTickets: readonly OpenTicketRow[]): Map<bigint, PurchaseRow> => {
  const keyOf = new Map<bigint, AccountKey>()
  if (openTickets.length > 0) for (const row of tables.accounts.values()) keyOf.set(row.id, row as AccountKey)
  return new Map(
    openTickets.map(({ journalId, instanceId }) => {
      const own = (tables.ticketsOf.get(instanceId) ?? []).filter(row => row.journalId === journalId)
      const paid = (tables.transfersOf.get(journalId) ?? []).map(({ debitId, creditId, amount }) => ({
        key: keyOf.get(debitId)!,
        to: keyOf.get(creditId)!.kind,
        amount,
      }))
      const stake = paid.filter(part => part.to === 'game:escrow')
      const fee = paid.filter(part => part.to === 'house:fee')
      const progress = tables.progress.filter(row => row.journalId === journalId)
      return [journalId, { firstSeq: own[0]!.seq, count: own.length, stake, fee, progress }]
    }),
  )
}

const day = 86_400_000
const firstMonday = 4 * day

/** The limit of this simulator is the weekly wager; a run lies within one week. */
export const readLimits = (
  tables: Tables,
  needs: MergedNeeds,
  refunded: readonly { readonly playerId: number; readonly currency: string }[],
  now: number,
): LimitRows => {
  const changes = tables.limitChanges.filter(row => needs.limitsOf.includes(row.playerId))
  const windowStart = now - ((now - firstMonday) % (7 * day))
  const counters = new Map<string, CounterRow>()
  const isLimited = new Set([...changes, ...needs.limitsSet])
  for (const { playerId, currency } of [...isLimited, ...refunded]) {
    const key = { playerId, currency, kind: 'wagerWeek' as const, windowStart }
    const stored = tables.counters.get(counterText(key))
    if (stored) counters.set(counterText(key), { ...stored })
  }
  for (const { playerId, currency } of isLimited) {
    const key = { playerId, currency, kind: 'wagerWeek' as const, windowStart }
    if (counters.has(counterText(key))) continue
    counters.set(counterText(key), { ...key, used: wagered(tables, playerId, currency), cap: null })
  }
  return { changes, counters }
}

/** Stakes and fees of the player's plays that were not refunded. */
export const wagered = (tables: Tables, playerId: number, currency: string): bigint => {
  let sum = 0n
  for (const row of tables.tickets) {
    if (row.playerId !== playerId || tables.instances.get(row.instanceId)!.currency !== currency) continue
    if (tables.outcomeByPlay.get(playKey(row))?.kind !== 'REFUND') sum += row.price + row.fee
  }
  return sum
}
