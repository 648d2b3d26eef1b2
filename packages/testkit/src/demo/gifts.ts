import type { LaneClient } from '@fairground/server/ledger/lane/lane-client'
import type pg from 'pg'
import { type DemoMember, demoPlayers } from './world.ts'

const demoGift = 'demo-gift'

/** A gift from alice waits for rowan. */
export const giveDemoGift = async (
  client: pg.Client,
  lane: LaneClient,
  { id: memberId, currency }: DemoMember,
): Promise<void> => {
  const { rows: players } = await client.query<{ id: number; username: string }>(
    'SELECT id, username FROM player WHERE member_id = $1 AND username = ANY ($2)',
    [memberId, demoPlayers],
  )
  const giverId = players.find(({ username }) => username === 'alice')?.id
  const recipientId = players.find(({ username }) => username === 'rowan')?.id
  const { rows: items } = await client.query<{ id: number; gameId: number; plays: number; amount: string }>(
    `SELECT i.id, i.game_id AS "gameId", i.plays, ((g.cost + g.fee) * i.plays)::text AS amount
       FROM gift_item i JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
      WHERE i.member_id = $1 ORDER BY i.plays DESC, i.id LIMIT 1`,
    [memberId],
  )
  const [item] = items
  if (giverId === undefined || recipientId === undefined || !item) return
  const { rows: invites } = await client.query<{ id: string }>(
    `INSERT INTO gift_invite (member_id, giver_id, item_id, card, message, request_id)
     VALUES ($1, $2, $3, 'cup', $4, $5) ON CONFLICT DO NOTHING RETURNING id`,
    [memberId, giverId, item.id, 'Thanks for the lift on Friday.', demoGift],
  )
  if (!invites[0]) return
  const inviteId = Number(invites[0].id)
  await client.query(
    `INSERT INTO gift (member_id, invite_id, giver_id, recipient_id, game_id, plays, currency, amount)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [memberId, inviteId, giverId, recipientId, item.gameId, item.plays, currency, item.amount],
  )
  await lane.submit(memberId, 'buyGifts', {
    opKey: demoGift,
    giverId,
    inviteId,
    gameId: item.gameId,
    currency,
    cap: BigInt(item.amount),
  })
}
