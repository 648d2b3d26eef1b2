import type { LaneClient } from '@fairground/server/ledger/lane/lane-client'
import type pg from 'pg'
import { until } from '#server/until.ts'
import { giveDemoGift } from '#demo/gifts.ts'
import { retiredCurrency } from '#demo/offers/seed-offers.ts'
import { type DemoMember, demoPlayers } from '#demo/world.ts'
import { seedProgress } from './seed-progress.ts'

/** A busy machine needs a while until the worker has opened the first draw. */
const startMs = 120_000

const retiredBalance = 1500n

/** Adds what a player can see only with data that no command of the platform writes yet. */
export const seedShowcase = async (
  client: pg.Client,
  lane: LaneClient,
  members: readonly DemoMember[],
): Promise<void> => {
  for (const member of members) {
    const players = await readDemoPlayers(client, member)
    await seedProgress(client, member, players)
    await payInRetiredCurrency(lane, member, players)
    await insertRetailTickets(client, member, players)
    await giveDemoGift(client, lane, member)
    await insertMessage(client, member)
  }
}

const messages: Readonly<Record<string, string>> = {
  lantern: 'The roof is paid for. From December on, every ticket helps the new kitchen.',
}

/** A message at the top of every page. */
const insertMessage = async (client: pg.Client, { id: memberId, code }: DemoMember): Promise<void> => {
  const message = messages[code]
  if (message === undefined) return
  await client.query(
    `INSERT INTO site_notice (member_id, kind, body, status) VALUES ($1, 'message', $2, 'active')
     ON CONFLICT DO NOTHING`,
    [memberId, message],
  )
}

const readDemoPlayers = async (client: pg.Client, { id }: DemoMember): Promise<readonly number[]> => {
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM player WHERE member_id = $1 AND username = ANY ($2) ORDER BY id',
    [id, demoPlayers],
  )
  return rows.map(row => row.id)
}

const payInRetiredCurrency = async (
  lane: LaneClient,
  { id: memberId, code }: DemoMember,
  players: readonly number[],
): Promise<void> => {
  const { memberCode, currency } = retiredCurrency
  if (code !== memberCode) return
  for (const playerId of players) {
    const opKey = `demo-retired:${playerId}`
    await lane.submit(memberId, 'deposit', { opKey, playerId, currency, amount: retiredBalance })
  }
}

/** Tickets that the demo players bought in a shop, in the first draw that the operator opened. */
const insertRetailTickets = async (
  client: pg.Client,
  { id: memberId, currency, games }: DemoMember,
  players: readonly number[],
): Promise<void> => {
  const [game] = games
  if (!game) return
  const instanceId = await until(
    `a draw of ${game.title}`,
    async () => {
      const { rows } = await client.query<{ id: number }>(
        'SELECT id FROM game_instance WHERE member_id = $1 AND game_id = $2 ORDER BY id LIMIT 1',
        [memberId, game.id],
      )
      return rows[0]?.id
    },
    startMs,
  )
  for (const playerId of players)
    await client.query(
      `INSERT INTO external_play (member_id, ticket_id, player_id, instance_id, bought_at, currency, staked, won)
       VALUES ($1, $2, $3, $4, clock_timestamp() - interval '1 day', $5, $6, 0) ON CONFLICT DO NOTHING`,
      [memberId, `SHOP-${memberId}-${playerId}`, playerId, instanceId, currency, game.cost],
    )
}
