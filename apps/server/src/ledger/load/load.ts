import { hasRanking } from '#kinds/terms.ts'
import { int4s, int8s, texts } from '@fairground/database/binary-array'
import { frontierFromBytes } from '@fairground/fair/crypto/merkle'
import type { MemberClient } from '#ledger/member-client.ts'
import { floorRule, keyText, playerBonus, playerCash, prizeAccount } from '#ledger/account-key.ts'
import { loadBonus } from '#ledger/bonus/load.ts'
import type { Loaded } from '#ledger/book/loaded.ts'
import { loadCashier } from '#ledger/cashier/load.ts'
import { loadDecks } from '#ledger/decks/load.ts'
import { loadExchange } from '#ledger/exchange/load.ts'
import { loadGifts } from '#ledger/gifts/load.ts'
import { loadRewards } from '#ledger/rewards/load.ts'
import type { LaneHead } from '#ledger/lane/lease.ts'
import { findCountedUses } from '#ledger/limits/counted.ts'
import { loadLimits } from '#ledger/limits/load.ts'
import type { KeptRows } from './kept-rows.ts'
import type { MergedNeeds } from './needs.ts'
import { loadOwnPlays, findCancelledPlays } from './own-plays.ts'
import {
  type AccountRow,
  type InstanceRow,
  type OpenTicketRow,
  type PayoutRow,
  type PlayerGameRow,
  type PlayerRow,
} from '#ledger/book/rows.ts'

/** Instances that are not read now, and the time of the decisions on them. */
export interface Assumed {
  readonly instances: Map<number, InstanceRow>
  readonly now: number
}

/**
 * Reads the rows that a batch needs and the lane does not keep. The fence locks the lane's row, and all rows here except instances change only
 * under that lock: money and counters because only the lane writes them, players because a trigger waits for it.
 * Instances are also written by the draws, so they are locked by id.
 *
 * OFFSET 0 keeps the planner from turning a lookup by key into a join that reads a whole table.
 */
export const load = async (
  client: MemberClient,
  memberId: number,
  needs: MergedNeeds,
  head: Omit<LaneHead, 'fencedAt' | 'playerChanges'>,
  kept: KeptRows,
  assumed?: Assumed,
): Promise<Loaded> => {
  const missing = kept.findMissing(needs)
  const readAccounts = async (keys: MergedNeeds['accounts']) => {
    const found = kept.findAccounts(keys)
    const unknown = keys.filter(key => !found.has(keyText(key)))
    for (const [text, row] of await loadAccounts(client, memberId, unknown)) found.set(text, row)
    return found
  }
  await openAccounts(client, memberId, needs.opens)
  // Pipelined: the database runs them in this order, so the clock is read after the instances are locked.
  const [
    decisions,
    instances,
    newPlayers,
    payouts,
    openTickets,
    ownPlays,
    newPlayerGames,
    cashier,
    deck,
    rewards,
    exchange,
    now,
  ] = await Promise.all([
    loadDecisions(client, memberId, needs.opKeys),
    assumed?.instances ?? loadInstances(client, memberId, needs.instances),
    loadPlayers(client, memberId, missing.players),
    loadPayouts(client, memberId, needs),
    loadOpenTickets(client, memberId, needs),
    loadOwnPlays(client, memberId, needs),
    loadPlayerGames(client, memberId, missing),
    loadCashier(client, memberId, needs),
    loadDecks(client, memberId, needs),
    loadRewards(client, memberId, needs),
    loadExchange(client, memberId, needs),
    assumed?.now ?? readClock(client),
  ])
  const counted = findCountedUses({ openTickets, ownPlays, payouts, instances, cashier, now })
  const [accounts, bonus, limits, salts, gifts] = await Promise.all([
    readAccounts(needs.accounts),
    loadBonus(client, memberId, missing, openTickets, findCancelledPlays(needs, ownPlays)),
    loadLimits(client, memberId, missing, counted, now),
    loadSalts(client, memberId, needs, instances),
    loadGifts(client, memberId, needs, now),
  ])
  const grantAccounts = [...bonus.grants.values()].flatMap(grant => [
    playerBonus(grant.id, grant.currency),
    playerCash(grant.playerId, grant.currency),
  ])
  const currencyFor = (row: PayoutRow | OpenTicketRow) => instances.get(row.instanceId)?.currency ?? ''
  const winners = payouts.map(row => prizeAccount(row, currencyFor(row)))
  const owners = [...winners, ...openTickets.map(row => playerCash(row.playerId, currencyFor(row)))]
  const addAccounts = async () => {
    const unread = [...owners, ...grantAccounts].filter(key => !accounts.has(keyText(key)))
    for (const [text, row] of await readAccounts(unread)) accounts.set(text, row)
  }
  await addAccounts()
  // A player who played for free may not have an account yet, and can win.
  const unopened = winners.filter(key => !accounts.has(keyText(key)))
  if (unopened.length > 0) {
    await openAccounts(client, memberId, unopened)
    await addAccounts()
  }
  return {
    memberId,
    now,
    ...head,
    decisions,
    accounts,
    instances,
    players: new Map([...kept.findPlayers(needs), ...newPlayers]),
    playerGames: new Map([...kept.findPlayerGames(needs), ...newPlayerGames]),
    salts,
    payouts,
    openTickets,
    ownPlays,
    cashier,
    bonus,
    limits,
    deck,
    gifts,
    rewards,
    exchange,
  }
}

export const readClock = async (client: MemberClient): Promise<number> => {
  const { rows } = await client.query<{ now: number }>('SELECT clock_timestamp() AS now')
  return rows[0]!.now
}

const loadDecisions = async (client: MemberClient, memberId: number, opKeys: readonly string[]) => {
  const { rows } = await client.query<{ op_key: string; op_hash: Buffer; result: unknown }>(
    `SELECT j.* FROM unnest($2::text[]) AS k (op_key)
      CROSS JOIN LATERAL (SELECT op_key, op_hash, result FROM journal
                           WHERE member_id = $1 AND op_key = k.op_key OFFSET 0) AS j`,
    [memberId, texts(opKeys)],
  )
  return new Map(rows.map(row => [row.op_key, { opHash: new Uint8Array(row.op_hash), answer: row.result }]))
}

export const loadInstances = async (client: MemberClient, memberId: number, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, InstanceRow>()
  const { rows } = await client.query<Omit<InstanceRow, 'frontier'> & { frontier: Buffer }>(
    `SELECT id, game_id AS "gameId", status, version, rules, prize_table AS "prizeTable", currency, price, fee, cap,
            player_max AS "playerMax", sold, players, pool, frontier, reg_end AS "regEnd", start_at AS "startAt",
            deal_seed AS "dealSeed"
       FROM game_instance WHERE member_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE`,
    [memberId, ids],
  )
  return new Map(rows.map(row => [row.id, { ...row, frontier: frontierFromBytes(row.frontier) }]))
}

const loadPlayers = async (client: MemberClient, memberId: number, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, PlayerRow>()
  const { rows } = await client.query<PlayerRow>(
    `SELECT id, username, status, segment, email_verified AS "emailVerified", has_deposited AS "hasDeposited",
            id_verified_at IS NOT NULL AS "identityVerified", country IS NOT NULL AS "countryKnown",
            rewards_off OR promotions_stopped AS "rewardsOff"
       FROM player WHERE member_id = $1 AND id = ANY($2::int[])`,
    [memberId, int4s(ids)],
  )
  return new Map(rows.map(row => [row.id, row]))
}

const openAccounts = async (client: MemberClient, memberId: number, keys: MergedNeeds['opens']) => {
  if (keys.length === 0) return
  await client.query(
    `INSERT INTO account (member_id, kind, ref, currency, floor_rule)
     SELECT $1, * FROM unnest($2::text[], $3::bigint[], $4::text[], $5::smallint[])
     ON CONFLICT DO NOTHING`,
    [
      memberId,
      keys.map(key => key.kind),
      keys.map(key => key.ref),
      keys.map(key => key.currency),
      keys.map(key => floorRule(key.kind)),
    ],
  )
}

const loadAccounts = async (client: MemberClient, memberId: number, keys: MergedNeeds['accounts']) => {
  const distinct = [...new Map(keys.map(key => [keyText(key), key])).values()]
  if (distinct.length === 0) return new Map<string, AccountRow>()
  const { rows } = await client.query<Omit<AccountRow, 'ref'> & { ref: bigint }>(
    `SELECT a.id, a.kind, a.ref, a.currency, a.d_post AS "dPost", a.c_post AS "cPost", a.d_pend AS "dPend",
            a.c_pend AS "cPend", a.version, a.floor_rule AS "floorRule"
       FROM unnest($2::text[], $3::bigint[], $4::text[]) AS k (kind, ref, currency)
      CROSS JOIN LATERAL (SELECT * FROM account
                           WHERE member_id = $1 AND kind = k.kind AND ref = k.ref AND currency = k.currency
                          OFFSET 0) AS a`,
    [
      memberId,
      texts(distinct.map(key => key.kind)),
      int8s(distinct.map(key => key.ref)),
      texts(distinct.map(key => key.currency)),
    ],
  )
  const accounts: AccountRow[] = rows.map(row => ({ ...row, ref: Number(row.ref) }))
  return new Map(accounts.map(row => [`${row.kind}/${row.ref}/${row.currency}`, row]))
}

const loadPlayerGames = async (client: MemberClient, memberId: number, needs: MergedNeeds) => {
  if (needs.playerGames.length === 0) return new Map<string, PlayerGameRow>()
  const { rows } = await client.query<PlayerGameRow>(
    `SELECT g.instance_id AS "instanceId", g.player_id AS "playerId", g.n, g.max_n AS "maxN"
       FROM (SELECT DISTINCT * FROM unnest($2::int[], $3::int[])) AS k (instance_id, player_id)
      CROSS JOIN LATERAL (SELECT * FROM player_game
                           WHERE member_id = $1 AND instance_id = k.instance_id AND player_id = k.player_id
                          OFFSET 0) AS g`,
    [
      memberId,
      int4s(needs.playerGames.map(key => key.instanceId)),
      int4s(needs.playerGames.map(key => key.playerId)),
    ],
  )
  return new Map(rows.map(row => [`${row.instanceId}/${row.playerId}`, row]))
}

// Only for races, so that joins of other games do not wait for this query.
const loadSalts = async (
  client: MemberClient,
  memberId: number,
  needs: MergedNeeds,
  instances: ReadonlyMap<number, InstanceRow>,
) => {
  const raceKeys = needs.playerGames.filter(({ instanceId }) => {
    const instance = instances.get(instanceId)
    return instance !== undefined && hasRanking(instance)
  })
  if (raceKeys.length === 0) return new Map<string, Uint8Array>()
  const { rows } = await client.query<{ instanceId: number; playerId: number; salt: Buffer }>(
    `SELECT k.instance_id AS "instanceId", k.player_id AS "playerId", t.salt
       FROM (SELECT DISTINCT * FROM unnest($2::int[], $3::int[])) AS k (instance_id, player_id)
      CROSS JOIN LATERAL (SELECT salt FROM ticket
                           WHERE member_id = $1 AND player_id = k.player_id AND instance_id = k.instance_id
                           LIMIT 1) AS t`,
    [memberId, int4s(raceKeys.map(key => key.instanceId)), int4s(raceKeys.map(key => key.playerId))],
  )
  return new Map(rows.map(row => [`${row.instanceId}/${row.playerId}`, new Uint8Array(row.salt)]))
}

// A lateral lookup per row: a new instance has no statistics, and the planner would choose a nested loop over all rows.
const loadPayouts = async (client: MemberClient, memberId: number, needs: MergedNeeds) => {
  const all: PayoutRow[] = []
  for (const { instanceId, seqs } of needs.payouts) {
    const { rows } = await client.query<PayoutRow>(
      `SELECT p.instance_id AS "instanceId", p.seq, t.player_id AS "playerId", p.tier,
              p.from_pool AS "fromPool", p.from_jackpot AS "fromJackpot", p.item
         FROM unnest($3::int[]) AS wanted (seq)
        CROSS JOIN LATERAL (SELECT * FROM payout WHERE member_id = $1 AND instance_id = $2 AND seq = wanted.seq OFFSET 0) AS p
        CROSS JOIN LATERAL (SELECT player_id FROM ticket WHERE member_id = $1 AND instance_id = $2 AND seq = wanted.seq LIMIT 1) AS t
         LEFT JOIN LATERAL (SELECT seq FROM ticket_outcome WHERE member_id = $1 AND instance_id = $2 AND seq = wanted.seq LIMIT 1) AS o ON true
        WHERE o.seq IS NULL
        ORDER BY p.seq, p.n`,
      [memberId, instanceId, seqs],
    )
    all.push(...rows)
  }
  return all
}

// Refunds go in the order of sale, so the open plays are the live ones after the last refunded or dealt number.
const loadOpenTickets = async (client: MemberClient, memberId: number, needs: MergedNeeds) => {
  const all: OpenTicketRow[] = []
  for (const { instanceId, limit } of needs.openTickets) {
    const { rows } = await client.query<OpenTicketRow>(
      `SELECT t.instance_id AS "instanceId", t.seq, t.player_id AS "playerId", t.journal_id AS "journalId", t.price, t.fee,
              t.created_at AS "createdAt"
         FROM live_ticket t
        WHERE t.member_id = $1 AND t.instance_id = $2
          AND t.seq > (SELECT coalesce(max(o.seq), 0) FROM ticket_outcome o
                        WHERE o.member_id = $1 AND o.instance_id = $2 AND o.kind = 'REFUND')
          AND t.seq > (SELECT coalesce(max(c.seq), 0) FROM deck_card c WHERE c.member_id = $1 AND c.instance_id = $2)
        ORDER BY t.seq LIMIT $3`,
      [memberId, instanceId, limit],
    )
    all.push(...rows)
  }
  return all
}
