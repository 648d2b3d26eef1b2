import type { PoolClient } from 'pg'
import { floorRule, keyText, playerBonus, playerCash } from './account-key.ts'
import { loadBonus } from './bonus/load.ts'
import type { Loaded } from './book.ts'
import { loadCashier } from './cashier/load.ts'
import type { Fenced } from './lease.ts'
import { depositKinds } from './limits/deposits.ts'
import { loadLimits } from './limits/load.ts'
import type { MergedNeeds } from './needs.ts'
import type { AccountRow, InstanceRow, OpenTicketRow, PayoutRow, PlayerGameRow, PlayerRow } from './rows.ts'

/**
 * Locks and reads what a batch needs, always in the same order: lane row (done by the fence), instances by id,
 * players by id, accounts by id, player counters by key. No other code takes these locks in another order.
 */
export const load = async (
  client: PoolClient,
  memberId: number,
  needs: MergedNeeds,
  fenced: Fenced,
): Promise<Loaded> => {
  const known = await loadKnown(client, memberId, needs.opKeys)
  const instances = await loadInstances(client, memberId, needs.instances)
  const players = await loadPlayers(client, memberId, needs.players)
  if (needs.opens.length > 0) await openAccounts(client, memberId, needs)
  const payouts = await loadPayouts(client, memberId, needs)
  const openTickets = await loadOpenTickets(client, memberId, needs)
  const bonus = await loadBonus(client, memberId, needs, openTickets)
  const buckets = [...bonus.grants.values()].flatMap(grant => [
    playerBonus(grant.id, grant.currency),
    playerCash(grant.playerId, grant.currency),
  ])
  const owners = [...payouts, ...openTickets].map(row => {
    const currency = instances.get(row.instanceId)?.currency ?? ''
    return { kind: 'player:cash' as const, ref: row.playerId, currency }
  })
  const accounts = await loadAccounts(client, memberId, [...needs.accounts, ...owners, ...buckets])
  const playerGames = await loadPlayerGames(client, memberId, needs)
  const cashier = await loadCashier(client, memberId, needs)
  const clock = await client.query<{ now: number }>('SELECT clock_timestamp() AS now')
  const now = clock.rows[0]!.now
  const wagers = openTickets.map(({ playerId, instanceId, createdAt }) => {
    const currency = instances.get(instanceId)?.currency ?? ''
    return { playerId, currency, kind: 'wagerWeek' as const, at: createdAt }
  })
  const orders = [...cashier.payments.values()].flatMap(({ playerId, currency, orderedAt }) =>
    depositKinds.map(kind => ({ playerId, currency, kind, at: orderedAt })),
  )
  const limits = await loadLimits(client, memberId, needs, [...wagers, ...orders], now)
  return {
    memberId,
    now,
    ...fenced,
    known,
    accounts,
    instances,
    players,
    playerGames,
    payouts,
    openTickets,
    cashier,
    bonus,
    limits,
  }
}

const loadKnown = async (client: PoolClient, memberId: number, opKeys: readonly string[]) => {
  const { rows } = await client.query<{ op_key: string; op_hash: Buffer; result: string }>(
    'SELECT op_key, op_hash, result::text AS result FROM journal WHERE member_id = $1 AND op_key = ANY($2)',
    [memberId, opKeys],
  )
  return new Map(rows.map(row => [row.op_key, { opHash: new Uint8Array(row.op_hash), result: row.result }]))
}

const loadInstances = async (client: PoolClient, memberId: number, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, InstanceRow>()
  const { rows } = await client.query<InstanceRow>(
    `SELECT id, game_id AS "gameId", status, version, rules, prize_table AS "prizeTable", currency, price, fee, cap,
            player_max AS "playerMax", sold, players, frontier, reg_end AS "regEnd", start_at AS "startAt"
       FROM game_instance WHERE member_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE`,
    [memberId, ids],
  )
  return new Map(rows.map(row => [row.id, row]))
}

// FOR SHARE: an exclusion or ban that commits first is seen, one that comes later waits for this batch.
const loadPlayers = async (client: PoolClient, memberId: number, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, PlayerRow>()
  const { rows } = await client.query<PlayerRow>(
    `SELECT id, username, status, segment, email_verified AS "emailVerified", has_deposited AS "hasDeposited"
       FROM player WHERE member_id = $1 AND id = ANY($2) ORDER BY id FOR SHARE`,
    [memberId, ids],
  )
  return new Map(rows.map(row => [row.id, row]))
}

const openAccounts = async (client: PoolClient, memberId: number, needs: MergedNeeds) => {
  await client.query(
    `INSERT INTO account (member_id, kind, ref, currency, floor_rule)
     SELECT $1, * FROM unnest($2::text[], $3::bigint[], $4::text[], $5::smallint[])
     ON CONFLICT DO NOTHING`,
    [
      memberId,
      needs.opens.map(key => key.kind),
      needs.opens.map(key => key.ref),
      needs.opens.map(key => key.currency),
      needs.opens.map(key => floorRule(key.kind)),
    ],
  )
}

const loadAccounts = async (client: PoolClient, memberId: number, keys: MergedNeeds['accounts']) => {
  const distinct = [...new Map(keys.map(key => [keyText(key), key])).values()]
  if (distinct.length === 0) return new Map<string, AccountRow>()
  const { rows } = await client.query<Omit<AccountRow, 'ref'> & { ref: bigint }>(
    `SELECT a.id, a.kind, a.ref, a.currency, a.d_post AS "dPost", a.c_post AS "cPost", a.d_pend AS "dPend",
            a.c_pend AS "cPend", a.version, a.floor_rule AS "floorRule"
       FROM account a
       JOIN unnest($2::text[], $3::bigint[], $4::text[]) AS k (kind, ref, currency)
         ON a.kind = k.kind AND a.ref = k.ref AND a.currency = k.currency
      WHERE a.member_id = $1 ORDER BY a.id FOR NO KEY UPDATE OF a`,
    [
      memberId,
      distinct.map(key => key.kind),
      distinct.map(key => key.ref),
      distinct.map(key => key.currency),
    ],
  )
  const accounts: AccountRow[] = rows.map(row => ({ ...row, ref: Number(row.ref) }))
  return new Map(accounts.map(row => [`${row.kind}/${row.ref}/${row.currency}`, row]))
}

const loadPlayerGames = async (client: PoolClient, memberId: number, needs: MergedNeeds) => {
  if (needs.playerGames.length === 0) return new Map<string, PlayerGameRow>()
  const { rows } = await client.query<PlayerGameRow>(
    `SELECT g.instance_id AS "instanceId", g.player_id AS "playerId", g.n, g.max_n AS "maxN"
       FROM player_game g
       JOIN (SELECT DISTINCT * FROM unnest($2::int[], $3::int[])) AS k (instance_id, player_id)
         ON g.instance_id = k.instance_id AND g.player_id = k.player_id
      WHERE g.member_id = $1 ORDER BY g.instance_id, g.player_id FOR UPDATE OF g`,
    [memberId, needs.playerGames.map(key => key.instanceId), needs.playerGames.map(key => key.playerId)],
  )
  return new Map(rows.map(row => [`${row.instanceId}/${row.playerId}`, row]))
}

const loadPayouts = async (client: PoolClient, memberId: number, needs: MergedNeeds) => {
  const all: PayoutRow[] = []
  for (const { instanceId, seqs } of needs.payouts) {
    const { rows } = await client.query<PayoutRow>(
      `SELECT p.instance_id AS "instanceId", p.seq, t.player_id AS "playerId", p.tier,
              p.from_pool AS "fromPool", p.from_jackpot AS "fromJackpot"
         FROM payout p JOIN ticket t USING (member_id, instance_id, seq)
        WHERE p.member_id = $1 AND p.instance_id = $2 AND p.seq = ANY($3)
          AND NOT EXISTS (SELECT FROM ticket_outcome o
                           WHERE o.member_id = $1 AND o.instance_id = $2 AND o.seq = p.seq)
        ORDER BY p.seq`,
      [memberId, instanceId, seqs],
    )
    all.push(...rows)
  }
  return all
}

const loadOpenTickets = async (client: PoolClient, memberId: number, needs: MergedNeeds) => {
  const all: OpenTicketRow[] = []
  for (const { instanceId, limit } of needs.openTickets) {
    const { rows } = await client.query<OpenTicketRow>(
      `SELECT t.instance_id AS "instanceId", t.seq, t.player_id AS "playerId", t.journal_id AS "journalId", t.price, t.fee,
              t.created_at AS "createdAt"
         FROM ticket t
        WHERE t.member_id = $1 AND t.instance_id = $2
          AND NOT EXISTS (SELECT FROM ticket_outcome o
                           WHERE o.member_id = $1 AND o.instance_id = $2 AND o.seq = t.seq)
        ORDER BY t.seq LIMIT $3`,
      [memberId, instanceId, limit],
    )
    all.push(...rows)
  }
  return all
}
