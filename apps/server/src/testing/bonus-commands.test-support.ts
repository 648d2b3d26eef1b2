import { randomUUID } from 'node:crypto'
import type { AnyCommand } from '#ledger/commands.ts'
import type { GrantBonus } from '#ledger/commands/grant-bonus.ts'
import type { SetLimit } from '#ledger/commands/set-limit.ts'
import { type Books, currency } from './books.test-support.ts'

type Grant = Pick<GrantBonus, 'playerId' | 'amount'> & Partial<GrantBonus>

/** A bonus with a wagering requirement of five times its amount that expires after a day. */
export const grantCommand = (own: Grant): Extract<AnyCommand, { name: 'grantBonus' }> => {
  const terms = { currency, wageringTimes: 5, weight: 100, expiresAt: Date.now() + 86_400_000 }
  return { name: 'grantBonus', request: { opKey: randomUUID(), ...terms, ...own } }
}

/** Expires the bonuses now, rounded down to a millisecond because the lane's clock has that resolution. */
export const expireGrants = (books: Books, ...grantIds: readonly number[]) =>
  books.rows(
    `UPDATE bonus_grant SET expires_at = date_trunc('milliseconds', clock_timestamp()) WHERE id = ANY($1)`,
    [grantIds],
  )

export const limitCommand = (
  own: Pick<SetLimit, 'playerId' | 'newCap'> & Partial<SetLimit>,
): Extract<AnyCommand, { name: 'setLimit' }> => {
  const terms = { kind: 'wagerWeek', currency, source: 'player', reason: 'requested' } as const
  return { name: 'setLimit', request: { opKey: randomUUID(), ...terms, ...own } }
}
