import type { LimitState } from '@fairground/contract/entities/limits/limit-state'
import type { TestPlayer, TestServer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { randomUUID } from 'node:crypto'

export const noLimits = {
  dailyEnabled: false,
  weeklyEnabled: false,
  monthlyEnabled: false,
  weeklyBetEnabled: false,
} as const

export const getPlayerId = async ({ call }: TestPlayer): Promise<number> =>
  (await call('loginCheck', {})).player.id

export const getLimitsByKind = async ({
  call,
}: TestPlayer): Promise<Record<LimitState['kind'], LimitState>> => {
  const { limits } = await call('getLimits', {})
  return Object.fromEntries(limits.map(limit => [limit.kind, limit])) as Record<
    LimitState['kind'],
    LimitState
  >
}

/** Moves all changes of the player's limits back in time. */
export const ageLimits = async (server: TestServer, playerId: number, interval: string): Promise<void> => {
  await server.sql(`
    BEGIN;
    SET LOCAL session_replication_role = replica;
    UPDATE limit_change SET made_at = made_at - interval '${interval}', effective_at = effective_at - interval '${interval}'
     WHERE player_id = ${playerId};
    COMMIT`)
}

/** Submits a deposit order and returns the answer of the lane. */
export const orderDeposit = (server: TestServer, memberId: number, playerId: number, amount: bigint) =>
  server.lane.submit(memberId, 'orderDeposit', {
    opKey: randomUUID(),
    playerId,
    provider: 'sandbox',
    currency: memberId === 1 ? 'GBP' : 'EUR',
    amount,
  })

/** Switches operator `south` to the strict profile and waits until the gateways apply it. */
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
