import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { BatchContext } from '#ledger/lane/batch-context.ts'
import { run } from './sample-commands.test-support.ts'

interface RewardedPlayers {
  readonly anna: number
  readonly bert: number
  readonly gameId: number
  readonly open: number
}

const currency = 'EUR'

/** Anna redeems plays, claims a bonus and is rewarded for Bert. */
export const addRewards = async (
  owner: Pool,
  lane: BatchContext,
  { anna, bert, gameId, open }: RewardedPlayers,
): Promise<void> => {
  const addOffer = async (columns: string, values: string): Promise<number> => {
    const { rows } = await owner.query<{ id: number }>(
      `INSERT INTO bonus_offer (member_id, player_id, currency, use_by, game_id, ${columns})
       VALUES (1, $1, 'EUR', clock_timestamp() + interval '1 day', $2, ${values}) RETURNING id`,
      [anna, gameId],
    )
    return rows[0]!.id
  }
  const plays = await addOffer('kind, subject, amount, plays', `'lotto', 'plays', 600, 2`)
  const bonus = await addOffer(
    'kind, subject, amount, wagering_times, instance_id, seq',
    `'inGame', 'bonus', 150, 3, ${open}, 1`,
  )
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO referral (member_id, referrer_id, player_id, joined_at, deposited_at)
     VALUES (1, $1, $2, clock_timestamp(), clock_timestamp()) RETURNING id`,
    [anna, bert],
  )
  await owner.query(`INSERT INTO referral_code (member_id, player_id, code) VALUES (1, $1, 'SAMPJE22')`, [
    anna,
  ])
  await owner.query(
    `INSERT INTO bonus_campaign (member_id, kind, currency, amount, minimum_deposit) VALUES (1, 'reload', 'EUR', 100, 1000)`,
  )
  const claim = { playerId: anna, currency }
  await run(lane, [
    { name: 'redeemOffer', request: { ...claim, offerId: plays, instanceId: open, requestId: randomUUID() } },
    { name: 'claimOffer', request: { ...claim, offerId: bonus, requestId: randomUUID() } },
    {
      name: 'rewardReferral',
      request: {
        ...claim,
        referralId: rows[0]!.id,
        friendId: bert,
        amount: 500n,
        wageringTimes: 3,
        weight: 100,
        expiresAt: Date.now() + 86_400_000,
        rewardsAtMost: 5,
      },
    },
  ])
}
