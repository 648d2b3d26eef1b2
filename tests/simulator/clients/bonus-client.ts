import type { AnyCommand } from '@fairground/server/ledger/commands'
import { sendCommand } from './send-command.ts'
import type { Task } from '../engine/machines.ts'
import type { System } from '../system.ts'
import { currencies } from '../world.ts'

export const makeBonusGrant = (
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

/** The sweeper sends this command for any grant; the rule compares its expiry with the database's clock. */
export function* expireBonus(system: System): Task<void> {
  const all = [...system.database.tables.grants.values()]
  if (all.length === 0) return
  const { id, currency } = system.random.pick(all)
  yield* sendCommand(system, () => ({ name: 'expireBonus', request: { grantId: id, currency } }))
}
