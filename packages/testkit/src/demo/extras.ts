import type { LaneClient } from '@fairground/server/ledger/lane-client'
import type pg from 'pg'
import { type DemoMember, demoPlayers } from './world.ts'

/** What a euro is worth at an operator that counts in pounds or dollars. */
const euroIn: Readonly<Record<string, string>> = { GBP: '0.86', USD: '1.09' }
const euros = 4000n

/** Things that not every player meets: euros beside the operator's own currency, and a coupon for the next deposit. */
export const seedExtras = async (client: pg.Client, lane: LaneClient, member: DemoMember): Promise<void> => {
  const { id: memberId, currency } = member
  await client.query(
    `INSERT INTO coupon (member_id, code, text, active, currency, instant, amount, percent, maximum,
                         minimum_deposit, uses_by_player_at_most, first_deposit_only)
     VALUES ($1, 'HALF', 'Half as much again', true, $2, true, 0, 50, 2000, 2000, 1, false)
     ON CONFLICT DO NOTHING`,
    [memberId, currency],
  )
  const value = euroIn[currency]
  if (value === undefined) return
  await client.query(
    `INSERT INTO currency_rate (member_id, currency, value, retired) VALUES ($1, 'EUR', $2, false)
     ON CONFLICT DO NOTHING`,
    [memberId, value],
  )
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM player WHERE member_id = $1 AND username = ANY($2) ORDER BY id',
    [memberId, demoPlayers],
  )
  for (const { id: playerId } of rows)
    await lane.ask(memberId, 'deposit', {
      opKey: `demo-euros:${playerId}`,
      playerId,
      currency: 'EUR',
      amount: euros,
    })
}
