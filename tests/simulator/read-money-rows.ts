import type { AccountKey } from '@fairground/server/ledger/account-key'
import type { BonusRows, PurchaseRow } from '@fairground/server/ledger/bonus/rows'
import type { CashierRows } from '@fairground/server/ledger/cashier/rows'
import { windowStart } from '@fairground/rules/limits/window'
import type { Counted } from '@fairground/server/ledger/limits/counted'
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
  return { withdrawals, payments: new Map(), subscriptions: new Map(), games: new Map(), items: [] }
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
      const prices = own.map(row => row.price)
      return [journalId, { firstSeq: own[0]!.seq, count: own.length, prices, stake, fee, progress }]
    }),
  )
}

/** The limits of this simulator are on stakes; a run lies within one day. */
export const readLimits = (
  tables: Tables,
  needs: MergedNeeds,
  counted: readonly Counted[],
  now: number,
): LimitRows => {
  const concerned = new Set([...needs.limitsOf, ...counted.map(({ playerId }) => playerId)])
  const changes = tables.limitChanges.filter(row => concerned.has(row.playerId))
  const counters = new Map<string, CounterRow>()
  const current = [...changes, ...needs.limitsSet].filter(row => needs.limitsOf.includes(row.playerId))
  for (const { playerId, currency, kind } of [...current, ...counted]) {
    const key = { playerId, currency, kind, windowStart: windowStart(kind, now) }
    const stored = tables.counters.get(counterText(key))
    if (stored) counters.set(counterText(key), { ...stored })
  }
  for (const { playerId, currency, kind } of current) {
    const key = { playerId, currency, kind, windowStart: windowStart(kind, now) }
    if (counters.has(counterText(key))) continue
    counters.set(counterText(key), { ...key, used: usedBy(tables, key), cap: null })
  }
  return { changes, counters }
}

type CounterOf = Pick<CounterRow, 'playerId' | 'currency' | 'kind'>

/** Recounted from the plays and the journals. */
export const usedBy = (tables: Tables, { kind, ...whose }: CounterOf): bigint =>
  kind === 'wagerWeek' ? wagered(tables, whose) : lost(tables, whose)

type Staker = Omit<CounterOf, 'kind'>

/** Journals that change what a player has used of his limits. */
export const countedKinds: ReadonlySet<string> = new Set(['join', 'join-cancel', 'refund', 'pay'])

/** How far the player is below his best standing, by his journals. */
const lost = (tables: Tables, { playerId, currency }: Staker): bigint => {
  let standing = 0n
  let best = 0n
  for (const { id, kind, playerId: whose } of tables.journals) {
    if (whose !== playerId || !countedKinds.has(kind)) continue
    const moved = (tables.transfersOf.get(id) ?? []).filter(row => row.currency === currency)
    const sum = moved.reduce((total, row) => total + row.amount, 0n)
    standing += kind === 'join' ? -sum : sum
    if (standing > best) best = standing
  }
  return best - standing
}

/** Stakes and fees of the player's plays that were not refunded or given back. */
const wagered = (tables: Tables, { playerId, currency }: Staker): bigint => {
  let sum = 0n
  for (const row of tables.tickets) {
    if (row.playerId !== playerId || tables.instances.get(row.instanceId)!.currency !== currency) continue
    const kind = tables.outcomeByPlay.get(playKey(row))?.kind
    if (kind !== 'REFUND' && kind !== 'VOID') sum += row.price + row.fee
  }
  return sum
}
