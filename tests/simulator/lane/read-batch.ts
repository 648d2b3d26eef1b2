import {
  type AccountKey,
  floorRule,
  keyText,
  playerBonus,
  playerCash,
} from '@fairground/server/ledger/account-key'
import type { EarlierDecision, Loaded } from '@fairground/server/ledger/book/loaded'
import { noExchange } from '@fairground/server/ledger/exchange/rows'
import { findCountedUses } from '@fairground/server/ledger/limits/counted'
import type { MergedNeeds } from '@fairground/server/ledger/load/needs'
import { findCancelledPlays } from '@fairground/server/ledger/load/own-plays'
import type { EndHead } from '@fairground/server/ledger/lane/batch-end'
import type { Assumed } from '@fairground/server/ledger/load/load'
import type { AccountRow, InstanceRow } from '@fairground/server/ledger/book/rows'
import type { Database, Transaction } from '../engine/database.ts'
import { readBonus, readCashier, readLimits, readRewards } from './read-money-rows.ts'
import type { Task } from '../engine/machines.ts'
import { memberId, type System } from '../system.ts'
import { emptyAccount, playKey, type StoredJournal } from '../engine/tables.ts'

const member = {
  acceptingPlays: true,
  emailVerifiedEnabled: false,
  freerollNoDeposits: false,
  identityBeforeMoneyPlay: false,
  moneyPlayFromUnknownCountry: true,
  withdrawalFourEyesFrom: 1000n,
  withdrawalAutomaticTo: 0n,
  pendingWithdrawalCancellable: true,
  profile: 'standard' as const,
  spendBonusFirst: false,
}

/**
 * Locks and reads the rows of a batch in the ledger's order. Returns copies, because the book changes them. Instances that
 * are assumed are neither locked nor read.
 */
export function* readBatch(
  { database, behaviour }: System,
  tx: Transaction,
  needs: MergedNeeds,
  assumed?: Assumed,
): Task<Loaded> {
  const { tables } = database
  const decisions = yield* database.statement(tx, () =>
    picked(needs.opKeys, key => decidedBefore(tables.journalByKey.get(key))),
  )
  const instances = assumed?.instances ?? (yield* lockInstances(database, tx, needs))
  const players = yield* database.statement(tx, () =>
    picked(needs.players, id => copy(tables.players.get(id))),
  )
  const payouts = yield* database.statement(tx, () =>
    needs.payouts.flatMap(({ instanceId, seqs }) => {
      const rows = tables.payouts.get(instanceId) ?? []
      return rows.filter(row => seqs.includes(row.seq) && !tables.outcomeByPlay.has(playKey(row)))
    }),
  )
  const openTickets = yield* database.statement(tx, () =>
    needs.openTickets.flatMap(({ instanceId, limit }) => {
      const rows = (tables.ticketsByInstance.get(instanceId) ?? []).filter(
        row => !tables.outcomeByPlay.has(playKey(row)),
      )
      return rows
        .slice(0, limit)
        .map(({ mask, salt, leafHash, joinCode, plays, batchN, batchIndex, ...row }) => row)
    }),
  )
  const ownPlays = yield* database.statement(tx, () =>
    needs.cancelledJoins.flatMap(({ instanceId, playerId }) =>
      (tables.ticketsByInstance.get(instanceId) ?? [])
        .filter(row => row.playerId === playerId)
        .map(({ mask, salt, leafHash, plays, batchN, batchIndex, ...row }) => ({
          ...row,
          isEnded: tables.outcomeByPlay.has(playKey(row)),
        })),
    ),
  )
  const owners = [...payouts, ...openTickets].map(row => ({
    kind: 'player:cash' as const,
    ref: row.playerId,
    currency: instances.get(row.instanceId)?.currency ?? '',
  }))
  const bonus = readBonus(tables, needs, [...openTickets, ...findCancelledPlays(needs, ownPlays)])
  const buckets = [...bonus.grants.values()].flatMap(({ id, playerId, currency }) => [
    playerBonus(id, currency),
    playerCash(playerId, currency),
  ])
  const opened = openAccounts(tables.accounts, needs.opens)
  if (opened.size > 0)
    yield* database.write(tx, changes => {
      for (const [key, row] of opened.values()) changes.openAccount(key, row)
    })
  const accounts = yield* database.statement(tx, () => {
    const keys = [...needs.accounts, ...owners, ...buckets].map(keyText)
    return picked(keys, key => copy(tables.accounts.get(key) ?? opened.get(key)?.[1]))
  })
  const playerGames = yield* database.statement(tx, () => {
    const keys = needs.playerGames.map(key => `${key.instanceId}/${key.playerId}`)
    return picked(keys, key => copy(tables.playerGames.get(key)))
  })
  const cashier = readCashier(tables, needs)
  const now = assumed?.now ?? database.clock
  const counted = findCountedUses({ openTickets, ownPlays, payouts, instances, cashier, now })
  const limits = readLimits(tables, needs, counted, now)
  const { journalId, journalHash, batchN, batchHash } = tables.lane
  const head = { memberId, member, now, journalId, journalHash, batchN, batchHash }
  const rows = {
    decisions,
    accounts,
    instances,
    players,
    playerGames,
    salts: new Map<string, Uint8Array>(),
    payouts,
    openTickets,
    ownPlays,
    cashier,
    bonus,
    limits,
    deck: { decks: new Map(), undealt: new Map() },
    rewards: readRewards(tables, needs),
    gifts: { gifts: new Map(), given: new Map() },
    exchange: noExchange,
  }
  return behaviour.read({ ...head, ...rows }, tables)
}

export function* lockInstances(
  database: Database,
  tx: Transaction,
  { instances }: Pick<MergedNeeds, 'instances'>,
): Task<Map<number, InstanceRow>> {
  for (const id of instances) yield* database.lock(tx, `instance ${id}`)
  return picked(instances, id => copy(database.tables.instances.get(id)))
}

/** The books' head and the operator's rules, as the fence reads them. */
export const readHead = ({ tables }: Database): EndHead => {
  const { journalId, journalHash, batchN, batchHash } = tables.lane
  return { journalId, journalHash, batchN, batchHash, member, playerChanges: 0n }
}

const decidedBefore = (row: StoredJournal | undefined): EarlierDecision | undefined =>
  row && { opHash: row.opHash, answer: JSON.parse(row.result) as unknown }

const copy = <T extends object>(row: T | undefined): T | undefined => row && { ...row }

const picked = <K, V>(keys: readonly K[], find: (key: K) => V | undefined): Map<K, V> => {
  const found = new Map<K, V>()
  for (const key of keys) {
    const row = found.has(key) ? undefined : find(key)
    if (row !== undefined) found.set(key, row)
  }
  return found
}

/** Assigns the next account ids; ids of an aborted transaction are reused. */
const openAccounts = (
  accounts: ReadonlyMap<string, AccountRow>,
  keys: readonly AccountKey[],
): Map<string, readonly [AccountKey, AccountRow]> => {
  const opened = new Map<string, readonly [AccountKey, AccountRow]>()
  for (const key of keys) {
    if (accounts.has(keyText(key)) || opened.has(keyText(key))) continue
    const id = BigInt(accounts.size + opened.size + 1)
    opened.set(keyText(key), [key, emptyAccount(id, key, floorRule(key.kind))])
  }
  return opened
}
