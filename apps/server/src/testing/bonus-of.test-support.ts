import { randomUUID } from 'node:crypto'
import type { AnyCommand } from '#ledger/command.ts'
import type { GrantBonus } from '#ledger/commands/grant-bonus.ts'
import type { SetLimit } from '#ledger/commands/set-limit.ts'
import { type Books, currency } from './books.test-support.ts'

type Grant = Pick<GrantBonus, 'playerId' | 'amount'> & Partial<GrantBonus>

/** A grant that needs five times its amount and lives for a day. */
export const grantOf = (asked: Grant): Extract<AnyCommand, { name: 'grantBonus' }> => {
  const terms = { currency, wageringTimes: 5, weight: 100, expiresAt: Date.now() + 86_400_000 }
  return { name: 'grantBonus', request: { opKey: randomUUID(), ...terms, ...asked } }
}

/** Their time is over from this millisecond on: the lane's clock counts no finer, so neither may a planted time. */
export const endTimeOf = (books: Books, ...grantIds: readonly number[]) =>
  books.rows(
    `UPDATE bonus_grant SET expires_at = date_trunc('milliseconds', clock_timestamp()) WHERE id = ANY($1)`,
    [grantIds],
  )

export const limitOf = (
  asked: Pick<SetLimit, 'playerId' | 'newCap'> & Partial<SetLimit>,
): Extract<AnyCommand, { name: 'setLimit' }> => {
  const terms = { kind: 'wagerWeek', currency, source: 'player', reason: 'asked' } as const
  return { name: 'setLimit', request: { opKey: randomUUID(), ...terms, ...asked } }
}
