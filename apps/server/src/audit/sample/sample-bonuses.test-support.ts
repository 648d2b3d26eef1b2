import type { Pool } from 'pg'
import type { BatchContext } from '#ledger/lane/batch-context.ts'
import { grantIdFor } from '#ledger/bonus/grants.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import type { SetLimit } from '#ledger/commands/set-limit.ts'
import { join, run } from './sample-commands.test-support.ts'

/** Bert stakes cash and has one grant released; Emil has only grants, and one of them expires. */
export const addBonusesAndLimits = async (
  owner: Pool,
  lane: BatchContext,
  { bert, emil, open, refunded }: { bert: number; emil: number; open: number; refunded: number },
): Promise<void> => {
  await run(lane, [
    limit(bert, 'limit-1', 100_000n),
    limit(bert, 'limit-2', 200_000n),
    limit(bert, 'limit-3', 50_000n, 'lossWeek'),
    grant(bert, 'released', 100n, 1),
    grant(emil, 'live', 1000n, 5),
    grant(emil, 'expired', 70n, 5),
    {
      name: 'creditCoupon',
      request: { couponId: 'welcome', playerId: emil, currency: 'EUR', amount: 100n, instant: true },
    },
  ])
  const lines = [
    [1, 2, 3],
    [4, 5, 6],
  ]
  await run(lane, [join(bert, open, lines), join(emil, open, [[1, 2, 3]]), join(emil, refunded, lines)])
  await run(lane, [{ name: 'refund', request: { instanceId: refunded, currency: 'EUR', limit: 100 } }])
  const grantId = grantIdFor('expired')
  await owner.query('UPDATE bonus_grant SET expires_at = clock_timestamp() WHERE id = $1', [grantId])
  await run(lane, [{ name: 'expireBonus', request: { grantId, currency: 'EUR' } }])
}

const limit = (
  playerId: number,
  opKey: string,
  newCap: bigint,
  kind: SetLimit['kind'] = 'wagerWeek',
): AnyCommand => ({
  name: 'setLimit',
  request: { opKey, playerId, kind, currency: 'EUR', source: 'player', newCap, reason: 'requested' },
})

const grant = (playerId: number, opKey: string, amount: bigint, wageringTimes: number): AnyCommand => ({
  name: 'grantBonus',
  request: {
    opKey,
    playerId,
    currency: 'EUR',
    amount,
    wageringTimes,
    weight: 100,
    expiresAt: Date.now() + 86_400_000,
  },
})
