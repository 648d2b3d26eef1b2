import type { AnyCommand } from '@fairground/server/ledger/command'
import { ask } from './ask.ts'
import type { Task } from './machines.ts'
import type { System } from './system.ts'
import { currencies } from './world.ts'

export const bonusOf = (
  { random, database }: System,
  opKey: string,
  playerId: number,
): Extract<AnyCommand, { name: 'grantBonus' }> => ({
  name: 'grantBonus',
  request: {
    opKey,
    playerId,
    currency: random.pick(currencies),
    amount: BigInt(random.int(50, 800)),
    wageringTimes: random.int(0, 3),
    weight: random.pick([100, 50]),
    expiresAt: database.clock + random.int(8000, 60_000),
  },
})

/** The sweeper asks for every grant whose time may be over; the rule looks at the database's clock. */
export function* expiresBonus(system: System): Task<void> {
  const all = [...system.database.tables.grants.values()]
  if (all.length === 0) return
  const { id, currency } = system.random.pick(all)
  yield* ask(system, () => ({ name: 'expireBonus', request: { grantId: id, currency } }))
}
