import type { AccountKey } from '@fairground/server/ledger/account-key'
import type { BonusRows, PurchasePayments } from '@fairground/server/ledger/bonus/rows'
import type { CashierRows } from '@fairground/server/ledger/cashier/rows'
import { windowStart } from '@fairground/rules/limits/window'
import type { CountedUse } from '@fairground/server/ledger/limits/counted'
import { type CounterRow, counterText, type LimitRows } from '@fairground/server/ledger/limits/rows'
import type { MergedNeeds } from '@fairground/server/ledger/load/needs'
import type { RewardRows } from '@fairground/server/ledger/rewards/rows'
import type { OpenTicketRow } from '@fairground/server/ledger/book/rows'
import { simulatedCashier } from '../world.ts'
import { isOpenWithdrawal, playKey, type Tables } from '../engine/tables.ts'

/** Reads the named withdrawals and the open ones of the named players. The commands here need no other cashier rows. */
export const readCashier = (tables: Tables, needs: MergedNeeds): CashierRows => {
  const rows = [...tables.withdrawals.values()].filter(
    row =>
      needs.withdrawals.includes(row.id) ||
      (needs.withdrawalPlayers.includes(row.playerId) && isOpenWithdrawal(row)),
  )
  const withdrawals = new Map(
    rows.map(row => [row.id, { ...row, route: 'onePerson' as const, decidedBy: simulatedCashier }]),
  )
  return {
    withdrawals,
    payments: new Map(),
    subscriptions: new Map(),
    adjustments: new Map(),
    moneyProposals: new Map(),
    suspended: new Map(),
    games: new Map(),
    items: [],
  }
}

/** Reads the named offers and referrals. */
export const readRewards = (tables: Tables, needs: Pick<MergedNeeds, 'offers' | 'referrals'>): RewardRows => {
  const rewarded = [...tables.referrals.values()].filter(row => row.isRewarded)
  const offers = [...tables.offers.values()].filter(row => needs.offers.includes(row.id))
  const referrals = [...tables.referrals.values()].filter(row => needs.referrals.includes(row.id))
  return {
    offers: new Map(offers.map(row => [row.id, { ...row }])),
    referrals: new Map(
      referrals.map(row => {
        const rewardsBefore = rewarded.filter(other => other.referrerId === row.referrerId).length
        return [row.id, { ...row, rewardsBefore }]
      }),
    ),
  }
}

/** Reads the active grants of the players, the named grants, and the purchases of plays that may be refunded. */
export const readBonus = (
  tables: Tables,
  needs: Pick<MergedNeeds, 'grants' | 'bonusPlayers'>,
  openTickets: readonly OpenTicketRow[],
): BonusRows => {
  const purchases = readPurchases(tables, openTickets)
  const touched = [...purchases.values()].flatMap(({ stake, fee, progress }) => [
    ...[...stake, ...fee].filter(({ key }) => key.kind === 'player:bonus').map(({ key }) => key.ref),
    ...progress.map(row => row.grantId),
  ])
  const named = new Set([...needs.grants, ...touched])
  const rows = [...tables.grants.values()].filter(
    row => named.has(row.id) || (row.status === 'ACTIVE' && needs.bonusPlayers.includes(row.playerId)),
  )
  return { grants: new Map(rows.map(row => [row.id, { ...row }])), purchases }
}

const readPurchases = (
  tables: Tables,
  openTickets: readonly OpenTicketRow[],
): Map<bigint, PurchasePayments> => {
  const keyByAccount = new Map<bigint, AccountKey>()
  if (openTickets.length > 0)
    for (const row of tables.accounts.values()) keyByAccount.set(row.id, row as AccountKey)
  return new Map(
    openTickets.map(({ journalId, instanceId }) => {
      const own = (tables.ticketsByInstance.get(instanceId) ?? []).filter(row => row.journalId === journalId)
      const paid = (tables.transfersByJournal.get(journalId) ?? []).map(({ debitId, creditId, amount }) => ({
        key: keyByAccount.get(debitId)!,
        to: keyByAccount.get(creditId)!.kind,
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

/** Limits apply to stakes, and a simulated run is shorter than one day. */
export const readLimits = (
  tables: Tables,
  needs: MergedNeeds,
  counted: readonly CountedUse[],
  now: number,
): LimitRows => {
  const concerned = new Set([...needs.limitPlayers, ...counted.map(({ playerId }) => playerId)])
  const changes = tables.limitChanges.filter(row => concerned.has(row.playerId))
  const counters = new Map<string, CounterRow>()
  const current = [...changes, ...needs.limitsToSet].filter(row => needs.limitPlayers.includes(row.playerId))
  for (const { playerId, currency, kind } of [...current, ...counted]) {
    const key = { playerId, currency, kind, windowStart: windowStart(kind, now) }
    const stored = tables.counters.get(counterText(key))
    if (stored) counters.set(counterText(key), { ...stored })
  }
  for (const { playerId, currency, kind } of current) {
    const key = { playerId, currency, kind, windowStart: windowStart(kind, now) }
    if (counters.has(counterText(key))) continue
    counters.set(counterText(key), { ...key, used: computeUsed(tables, key), cap: null })
  }
  return { changes, counters }
}

type CounterOwner = Pick<CounterRow, 'playerId' | 'currency' | 'kind'>

/** Recomputes the used amount from the plays and the journals. */
export const computeUsed = (tables: Tables, { kind, ...owner }: CounterOwner): bigint =>
  kind === 'wagerWeek' ? wagered(tables, owner) : lost(tables, owner)

type Staker = Omit<CounterOwner, 'kind'>

/** Journal kinds that change the used amount of a player's limits. */
export const countedKinds: ReadonlySet<string> = new Set(['join', 'join-cancel', 'refund', 'pay'])

/** The player's net loss below their highest point, computed from the journals. */
const lost = (tables: Tables, { playerId, currency }: Staker): bigint => {
  let net = 0n
  let peak = 0n
  for (const { id, kind, playerId: owner } of tables.journals) {
    if (owner !== playerId || !countedKinds.has(kind)) continue
    const moved = (tables.transfersByJournal.get(id) ?? []).filter(row => row.currency === currency)
    const sum = moved.reduce((total, row) => total + row.amount, 0n)
    net += kind === 'join' ? -sum : sum
    if (net > peak) peak = net
  }
  return peak - net
}

/** Stakes and fees of the player's plays that were not refunded or cancelled. */
const wagered = (tables: Tables, { playerId, currency }: Staker): bigint => {
  let sum = 0n
  for (const row of tables.tickets) {
    if (row.playerId !== playerId || tables.instances.get(row.instanceId)!.currency !== currency) continue
    const kind = tables.outcomeByPlay.get(playKey(row))?.kind
    if (kind !== 'REFUND' && kind !== 'VOID') sum += row.price + row.fee
  }
  return sum
}
