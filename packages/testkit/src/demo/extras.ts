import type { LaneClient } from '@fairground/server/ledger/lane/lane-client'
import type pg from 'pg'
import { demoCoupon } from './demo-coupon.ts'
import { seedGiftCatalogue } from './gifts.ts'
import { type DemoMember, demoPlayers } from './world.ts'

/** The value of one euro in the operator's currency. */
const euroRates: Readonly<Record<string, string>> = { GBP: '0.86', USD: '1.09' }
const euroBalance = 4000n

/** Adds a balance in euros, as a second currency, a coupon for the next deposit and a catalogue of gifts. */
export const seedExtras = async (client: pg.Client, lane: LaneClient, member: DemoMember): Promise<void> => {
  const { id: memberId, currency } = member
  await insertCoupon(client, member)
  await seedGiftCatalogue(client, member)
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

const couponText = `Half of your deposit as a bonus. Play it ${demoCoupon.wageringTimes} times within ${demoCoupon.bonusDays} days and it becomes cash.`

const insertCoupon = async (client: pg.Client, { id, currency }: DemoMember): Promise<void> => {
  const { code, percent, maximum, minimumDeposit, wageringTimes, bonusDays, validDays } = demoCoupon
  await client.query(
    `INSERT INTO coupon (member_id, code, text, currency, instant, percent, maximum, minimum_deposit,
                         uses_by_player_at_most, first_deposit_only, wagering_times, bonus_days, expires_at)
     VALUES ($1, $2, $3, $4, false, $5, $6, $7, 1, false, $8, $9, clock_timestamp() + make_interval(days => $10))
     ON CONFLICT DO NOTHING`,
    [id, code, couponText, currency, percent, maximum, minimumDeposit, wageringTimes, bonusDays, validDays],
  )
}
