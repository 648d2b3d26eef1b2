import type { AnyCommand } from '@fairground/server/ledger/command'
import { ask } from './ask.ts'
import type { Task } from './machines.ts'
import type { Random } from './random.ts'
import type { System } from './system.ts'
import { currencies } from './world.ts'

export const withdrawalOf = (
  random: Random,
  opKey: string,
  playerId: number,
): Extract<AnyCommand, { name: 'requestWithdrawal' }> => {
  const amount = BigInt(random.int(50, 1500))
  const request = { opKey, playerId, currency: random.pick(currencies), amount, requestedBy: 'the player' }
  return { name: 'requestWithdrawal', request }
}

/** The operator's own limit holds at once, whether it lowers or raises. */
export const limitOf = (
  random: Random,
  opKey: string,
  playerId: number,
): Extract<AnyCommand, { name: 'setLimit' }> => ({
  name: 'setLimit',
  request: {
    opKey,
    playerId,
    kind: random.pick(['wagerWeek', 'lossDay', 'lossWeek'] as const),
    currency: random.pick(currencies),
    source: 'operator',
    newCap: random.chance(0.2) ? null : BigInt(random.int(0, 3000)),
    reason: 'simulated',
  },
})

/** Somebody takes a withdrawal further, without a look at what others do with it: the rule decides who is first. */
export function* stepsWithdrawal(system: System): Task<void> {
  const all = [...system.database.tables.withdrawals.values()]
  if (all.length === 0) return
  const { id, playerId, currency } = system.random.pick(all.slice(-4))
  const request = { withdrawalId: id, playerId, currency }
  const steps: readonly AnyCommand[] = [
    { name: 'approveWithdrawal', request: { ...request, approvedBy: 'the cashier' } },
    { name: 'markSending', request },
    { name: 'markUnknown', request },
    { name: 'payWithdrawal', request },
    { name: 'rejectWithdrawal', request: { ...request, by: system.random.pick(['operator', 'provider']) } },
    { name: 'cancelWithdrawal', request },
  ]
  // What would be next by the book, mostly, so that some of them get to their end.
  const { status } = system.database.tables.withdrawals.get(id)!
  const next = { REQUESTED: steps[0], APPROVED: steps[1], SENDING: steps[3], UNKNOWN: steps[3] }[
    status as string
  ]
  const step = next && system.random.chance(0.6) ? next : system.random.pick(steps)
  const reply = yield* ask(system, () => step)
  const told = 'ok' in reply ? JSON.stringify(reply.ok) : reply.refused
  system.trace(`${step.name} ${id}: ${told}`)
}
