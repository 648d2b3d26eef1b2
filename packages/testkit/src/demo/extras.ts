import type { LaneClient } from '@fairground/server/ledger/lane/lane-client'
import type pg from 'pg'
import { type DemoMember, demoPlayers } from './world.ts'

/** The value of one euro in the operator's currency. */
const euroRates: Readonly<Record<string, string>> = { GBP: '0.86', USD: '1.09' }
const euroBalance = 4000n

/** Adds a balance in euros, as a second currency, and a coupon for the next deposit. */
export const seedExtras = async (client: pg.Client, lane: LaneClient, member: DemoMember): Promise<void> => {
  const { id: memberId, currency } = member
  await client.query(
    `INSERT INTO coupon (member_id, code, text, active, currency, instant, amount, percent, maximum,
                         minimum_deposit, uses_by_player_at_most, first_deposit_only)
     VALUES ($1, 'HALF', 'Half as much again', true, $2, true, 0, 50, 2000, 2000, 1, false)
     ON CONFLICT DO NOTHING`,
    [memberId, currency],
  )
  const value = euroRates[currency]
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
    await lane.submit(memberId, 'deposit', {
      opKey: `demo-euros:${playerId}`,
      playerId,
      currency: 'EUR',
      amount: euroBalance,
    })
}
