import { randomBytes, randomUUID } from 'node:crypto'
import { connect, type DatabaseConnection } from '@fairground/database/connect'
import { hex } from '@fairground/fair/encoding/bytes'
import { playerTag } from '@fairground/fair/tickets/leaf'
import { frontierFromBytes, frontierRoot } from '@fairground/fair/crypto/merkle'
import { sign } from '@fairground/fair/crypto/signature'
import type { RecordVoid } from '@fairground/fair/tickets/voids'
import type { TestDatabase } from '@fairground/testkit/vitest/test-database'
import type { Pool } from 'pg'
import type { BatchContext } from '#ledger/lane/batch-context.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import { takeLease } from '#ledger/lane/lease.ts'
import { withMemberClient } from '#ledger/member-client.ts'
import { addBonusesAndLimits } from './sample-bonuses.test-support.ts'
import { addContent } from './sample-content.test-support.ts'
import { addCashier } from './sample-cashier.test-support.ts'
import { buyAndCancel, join, run } from './sample-commands.test-support.ts'
import { addPlayerDesk } from './sample-player-desk.test-support.ts'
import { addProgress } from './sample-progress.test-support.ts'
import { addProviders, addWebhooks } from './sample-integrations.test-support.ts'
import { addReconciliation } from './sample-money-desk.test-support.ts'
import { addProtection, addScreening } from './sample-protection.test-support.ts'
import { addReports } from './sample-reports.test-support.ts'
import { addReturns } from './sample-returns.test-support.ts'
import { addRewards } from './sample-rewards.test-support.ts'
import { addGameDecisions, addGamePlans } from './sample-games.test-support.ts'
import { createSampleStaff } from './sample-staff.test-support.ts'
import { addGifts } from './sample-gifts.test-support.ts'
import { addLog } from './sample-log.test-support.ts'
import { addDeck } from './sample-deck.test-support.ts'
import { writeDraw } from './sample-draw-rows.test-support.ts'
import { makeDraw, prizeTable, rules, secret, seedLinks } from './sample-draw.test-support.ts'

const gameId = 7
const laneOwner = randomUUID()
const price = 250n
const fee = 10n

/**
 * The ledger itself writes the books of this world; only the draws are written here. One instance is drawn with every
 * combination sold, so that each tier has winners, one has a few plays with two of them cancelled, one is open and one
 * is refunded.
 */
export const makeSampleWorld = async (
  urls: Pick<TestDatabase, 'ownerUrl' | 'appUrl' | 'staffUrl'>,
): Promise<void> => {
  const owner = open(urls.ownerUrl)
  const app = open(urls.appUrl)
  const staffConnection = open(urls.staffUrl)
  try {
    const ids = await fill(owner.pool, app.pool)
    await addLog(app.db, 1)
    const staff = await createSampleStaff(owner.pool, staffConnection.db, 1)
    await addPlayerDesk(staff)
    await addContent(staff)
    await addDeck(owner.pool, app.db, await takeLane(app.pool, 1))
    await addReports(owner.pool, app.db, 1)
    await addReturns(staff, app.db, { waiting: ids.small, gameId })
    await addGamePlans(staff, gameId)
    await addReconciliation(app.db, 1)
    await addProviders(staff)
    await addWebhooks(staff, app.db, ids.full)
    await addScreening(staff, app.db)
    await addProtection(staff, app.db)
  } finally {
    await Promise.all([owner.pool.end(), app.pool.end(), staffConnection.pool.end()])
  }
}

export const open = (url: string): DatabaseConnection =>
  connect({ url, connections: 2, name: 'audit-test', onError: error => console.error(error.message) })

const fill = async (owner: Pool, app: Pool) => {
  const [meridian, hullabaloo] = [1, 2]
  await addMember(owner, meridian, 'meridian', 'EUR')
  await addMember(owner, hullabaloo, 'hullabaloo', 'USD')
  await owner.query(`UPDATE member SET settings = '{"withdrawalFourEyesFrom": "1000"}' WHERE id = 1`)
  const players = [
    await addPlayer(owner, meridian, 'anna'),
    await addPlayer(owner, meridian, 'bert'),
    await addPlayer(owner, meridian, 'cleo'),
  ] as const
  const dora = await addPlayer(owner, hullabaloo, 'dora')
  const emil = await addPlayer(owner, meridian, 'emil')
  const fay = await addPlayer(owner, meridian, 'fay')
  const lane = await takeLane(app, meridian)
  const otherLane = await takeLane(app, hullabaloo)
  const ids = { full: 0, small: 0, open: 0, refunded: 0 }
  for (const [n, name] of (['full', 'small', 'open', 'refunded'] as const).entries()) {
    ids[name] = await addInstance(owner, meridian, 'EUR', n + 1)
  }
  const elsewhere = await addInstance(owner, hullabaloo, 'USD', 1)
  for (const hours of [5, 6, 7]) await addInstance(owner, meridian, 'EUR', hours)

  const [anna, bert, cleo] = players
  await run(lane, [
    ...players.map(id => deposit(id, 'EUR')),
    { name: 'fundJackpot', request: { opKey: 'seed', gameId, currency: 'EUR', amount: 100_001n } },
  ])
  const every = combinations()
  await run(lane, [
    join(anna, ids.full, every.slice(0, 100)),
    join(bert, ids.full, every.slice(100, 200)),
    join(cleo, ids.full, every.slice(200)),
    join(anna, ids.small, every.slice(0, 3)),
  ])
  await run(lane, [
    join(bert, ids.small, [[1, 2, 12]]),
    join(cleo, ids.open, every.slice(7, 9)),
    join(cleo, ids.refunded, every.slice(10, 13)),
  ])
  await settle(owner, lane, ids.full, 1)
  await buyAndCancel(owner, lane, { playerId: cleo, instanceId: ids.small, lines: every.slice(20, 22) })
  await run(lane, [join(cleo, ids.small, [[1, 2, 3]])])
  await settle(owner, lane, ids.small, 2)
  await addBonusesAndLimits(owner, lane, { bert, emil, open: 48006, refunded: 48007 })
  await addProgress(owner, { bert, cleo, drawn: ids.full })
  await addRewards(owner, lane, { anna, bert, gameId, open: 48006 })
  await addCashier(owner, lane, { playerId: fay, gameId, instanceId: 48008 })
  await addGifts(owner, lane, { giverId: fay, recipientIds: [cleo, bert, emil], gameId })
  await run(lane, [{ name: 'refund', request: { instanceId: ids.refunded, currency: 'EUR', limit: 100 } }])
  await addGameDecisions(owner, { memberId: meridian, gameId, refunded: ids.refunded })
  await run(otherLane, [deposit(dora, 'USD')])
  await run(otherLane, [join(dora, elsewhere, [[4, 5, 6]], 'USD')])
  for (const status of ['timedOut', 'active'])
    await owner.query('UPDATE player SET status = $1 WHERE member_id = $2 AND id = $3', [
      status,
      meridian,
      anna,
    ])
  return ids
}

const addMember = async (owner: Pool, id: number, code: string, currency: string): Promise<void> => {
  await owner.query(
    `INSERT INTO member (id, code, name, look, scheme, site_key, currency) VALUES ($1, $2, $2, 'blue', 'dark', $2 || '-site-key-0000', $3)`,
    [id, code, currency],
  )
  await owner.query('INSERT INTO lane (member_id) VALUES ($1)', [id])
  await owner.query(
    `INSERT INTO game (member_id, id, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max, schedule, chain_anchor)
     VALUES ($1, $2, 'oneDrawGame', 'Three of twelve', '3/12', $3, $4, $5, $6, $7, 500, 200, '{"everyMs":3600000,"offsetMs":0,"closeBeforeStartMs":0,"openAheadCount":0}', $8)`,
    [id, gameId, rules, prizeTable, currency, price, fee, Buffer.from(seedLinks.anchor)],
  )
}

const addPlayer = async (owner: Pool, memberId: number, username: string): Promise<number> => {
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO player (member_id, username, password_hash, segment, email_verified)
     VALUES ($1, $2, 'none', 'C', true) RETURNING id`,
    [memberId, username],
  )
  return rows[0]!.id
}

const addInstance = async (
  owner: Pool,
  memberId: number,
  currency: string,
  hours: number,
): Promise<number> => {
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO game_instance (member_id, game_id, rules, prize_table, currency, price, fee, cap, player_max, slot_at, reg_end, start_at, due_at)
     SELECT $1, $2, $3, $4, $5, $6, $7, 500, 200, at, at, at, at FROM (SELECT now() + make_interval(hours => $8) AS at) AS slot
     RETURNING id`,
    [memberId, gameId, rules, prizeTable, currency, price, fee, hours],
  )
  const { id } = rows[0]!
  await owner.query(
    `INSERT INTO account (member_id, kind, ref, currency) VALUES ($1, 'game:escrow', $2, $3), ($1, 'house:fee', 0, $3) ON CONFLICT DO NOTHING`,
    [memberId, id, currency],
  )
  return id
}

export const takeLane = async (pool: Pool, memberId: number): Promise<BatchContext> => {
  const epoch = await withMemberClient(pool, memberId, client => takeLease(client, memberId, laneOwner))
  const tools = {
    randomBytes: (length: number) => new Uint8Array(randomBytes(length)),
    signReceipt: (hash: Uint8Array) => sign(secret('platform'), hash),
  }
  return { pool, memberId, epoch: epoch!, tools }
}

const deposit = (playerId: number, currency: string): AnyCommand => ({
  name: 'deposit',
  request: { opKey: `deposit-${playerId}`, playerId, currency, amount: 100_000n },
})

const combinations = (): number[][] => {
  const numbers = Array.from({ length: rules.from }, (_, i) => i + 1)
  return numbers.flatMap(a => numbers.flatMap(b => numbers.filter(c => a < b && b < c).map(c => [a, b, c])))
}

const settle = async (owner: Pool, lane: BatchContext, id: number, index: number): Promise<void> => {
  const { memberId } = lane
  const at = [memberId, id]
  await owner.query(
    `UPDATE game_instance SET status = 'CLOSED', closed_at = date_trunc('milliseconds', clock_timestamp()) WHERE member_id = $1 AND id = $2`,
    at,
  )
  const sold = await soldInstance(owner, memberId, id, index)
  const { record, settlement } = makeDraw(sold)
  await writeDraw(owner, memberId, id, record, settlement)
  await owner.query(`UPDATE game SET chain_index = $2 WHERE member_id = $1 AND id = $3`, [
    memberId,
    index,
    gameId,
  ])
  const shared = { instanceId: id, gameId, currency: sold.currency }
  const { fromReserve } = settlement
  const toJackpot = settlement.contribution + settlement.rollover
  await run(lane, [
    { name: 'closeBooks', request: { ...shared, revenue: settlement.revenue, toJackpot, fromReserve } },
  ])
  await run(lane, [
    { name: 'pay', request: { ...shared, seqs: settlement.payouts.map(payout => payout.seq0 + 1) } },
  ])
  await owner.query('INSERT INTO draw_record (member_id, instance_id, body) VALUES ($1, $2, $3)', [
    ...at,
    JSON.stringify(record),
  ])
  await owner.query(`UPDATE game_instance SET status = 'ENDED' WHERE member_id = $1 AND id = $2`, at)
}

const soldInstance = async (owner: Pool, memberId: number, id: number, index: number) => {
  const { rows } = await owner.query<{
    closed: number
    frontier: Buffer
    currency: string
    sold: number
    jackpot: bigint
  }>(
    `SELECT i.closed_at AS closed, i.frontier, i.currency, i.sold, a.c_post - a.d_post AS jackpot
       FROM game_instance i JOIN account a ON a.member_id = i.member_id AND a.kind = 'jackpot' AND a.ref = i.game_id
      WHERE i.member_id = $1 AND i.id = $2`,
    [memberId, id],
  )
  const instance = rows[0]!
  const tickets = await owner.query<{ salt: Buffer; player_id: number; plays: string }>(
    'SELECT salt, player_id, plays FROM ticket WHERE member_id = $1 AND instance_id = $2 ORDER BY seq',
    [memberId, id],
  )
  const voids = await owner.query<RecordVoid>(
    `SELECT void_seq - 1 AS seq0, seq - 1 AS voided FROM ticket_outcome
      WHERE member_id = $1 AND instance_id = $2 AND kind = 'VOID' ORDER BY void_seq`,
    [memberId, id],
  )
  return {
    member: String(memberId),
    game: String(gameId),
    instance: String(id),
    currency: instance.currency,
    closedAt: instance.closed,
    leaves: tickets.rows.map(ticket => ({
      player: hex(playerTag(new Uint8Array(ticket.salt), String(ticket.player_id))),
      plays: ticket.plays,
      price: String(price),
    })),
    voids: voids.rows,
    root: hex(frontierRoot(frontierFromBytes(new Uint8Array(instance.frontier)))),
    pool: BigInt(instance.sold) * price,
    jackpot: instance.jackpot,
    index,
  }
}
