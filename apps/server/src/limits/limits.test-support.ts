import type { LimitStanding } from '@fairground/contract/entities/limit-standing'
import { createLaneClient } from '#ledger/lane-client.ts'
import type { Person, TestServer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { randomUUID } from 'node:crypto'

export const noLimits = {
  dailyEnabled: false,
  weeklyEnabled: false,
  monthlyEnabled: false,
  weeklyBetEnabled: false,
} as const

export const playerIdOf = async ({ call }: Person): Promise<number> =>
  (await call('loginCheck', {})).player.id

export const limitsOf = async ({ call }: Person): Promise<Record<LimitStanding['kind'], LimitStanding>> => {
  const { limits } = await call('getLimits', {})
  return Object.fromEntries(limits.map(limit => [limit.kind, limit])) as Record<
    LimitStanding['kind'],
    LimitStanding
  >
}

/** As if everything the player ever asked of his limits had been asked so much earlier. */
export const ageLimits = async (server: TestServer, playerId: number, interval: string): Promise<void> => {
  await server.sql(`
    BEGIN;
    SET LOCAL session_replication_role = replica;
    UPDATE limit_change SET made_at = made_at - interval '${interval}', effective_at = effective_at - interval '${interval}'
     WHERE player_id = ${playerId};
    COMMIT`)
}

/** What the lane says to an order: the way every deposit begins. */
export const orderDeposit = (server: TestServer, memberId: number, playerId: number, amount: bigint) =>
  createLaneClient(server.broker).ask(memberId, 'orderDeposit', {
    opKey: randomUUID(),
    playerId,
    provider: 'sandbox',
    currency: memberId === 1 ? 'GBP' : 'EUR',
    amount,
  })

/** The operator follows the strict profile from now on, and every gateway knows. */
export const makeStrict = async (server: TestServer): Promise<void> => {
  await server.sql(`UPDATE member SET profile = 'strict' WHERE code = 'south'`)
  await server.sql(`UPDATE player SET id_verified_at = now() WHERE member_id = 2`)
  await until('the strict profile', async () => {
    const { configuration } = await server
      .rest('south')
      .call('init', { filter: { memberId: 2, languageId: 'en_US' } })
    return configuration.passwordMinimum === 8
  })
}
