import type { AnyCommand } from '@fairground/server/ledger/commands'
import { sendCommand } from './send-command.ts'
import type { Task } from '../engine/machines.ts'
import type { Random } from '../engine/random.ts'
import type { System } from '../system.ts'
import { currencies, simulatedCashier } from '../world.ts'

export const makeWithdrawal = (
  random: Random,
  opKey: string,
  playerId: number,
): Extract<AnyCommand, { name: 'requestWithdrawal' }> => {
  const amount = BigInt(random.int(50, 1500))
  const request = { opKey, playerId, currency: random.pick(currencies), amount, requestedBy: 'the player' }
  return { name: 'requestWithdrawal', request }
}

/** A limit set by the operator takes effect at once, whether it is lower or higher. */
export const makeLimit = (
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

/** Sends a step for a recent withdrawal regardless of concurrent steps, because the rule decides which one wins. */
export function* stepWithdrawal(system: System): Task<void> {
  const all = [...system.database.tables.withdrawals.values()]
  if (all.length === 0) return
  const { id, playerId, currency } = system.random.pick(all.slice(-4))
  const request = { withdrawalId: id, playerId, currency }
  const steps: readonly AnyCommand[] = [
    { name: 'approveWithdrawal', request: { ...request, approvedBy: simulatedCashier } },
    { name: 'markSending', request },
    { name: 'markUnknown', request },
    { name: 'payWithdrawal', request },
    { name: 'rejectWithdrawal', request: { ...request, by: system.random.pick(['operator', 'provider']) } },
    { name: 'cancelWithdrawal', request },
  ]
  // Usually picks the regular next step, so that some withdrawals complete.
  const { status } = system.database.tables.withdrawals.get(id)!
  const next = { REQUESTED: steps[0], APPROVED: steps[1], SENDING: steps[3], UNKNOWN: steps[3] }[
    status as string
  ]
  const step = next && system.random.chance(0.6) ? next : system.random.pick(steps)
  const reply = yield* sendCommand(system, () => step)
  const answer = 'ok' in reply ? JSON.stringify(reply.ok) : reply.refused
  system.trace(`${step.name} ${id}: ${answer}`)
}
