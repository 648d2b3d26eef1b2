import type { AccountKey } from './account-key.ts'

/** The rows a command wants locked before it is decided. */
export interface Needs {
  readonly opKeys: readonly string[]
  readonly instances?: readonly number[]
  readonly players?: readonly number[]
  readonly accounts: readonly AccountKey[]
  /** Accounts that this command may open; all others must exist, or the command refuses. */
  readonly opens?: readonly AccountKey[]
  readonly playerGames?: readonly { instanceId: number; playerId: number }[]
  /** Planned payouts of these plays, with their owners. */
  readonly payouts?: readonly { instanceId: number; seqs: readonly number[] }[]
  /** Plays still without an outcome, oldest first. */
  readonly openTickets?: readonly { instanceId: number; limit: number }[]
}

export const mergeNeeds = (all: readonly Needs[]) => ({
  opKeys: [...new Set(all.flatMap(need => need.opKeys))],
  instances: [...new Set(all.flatMap(need => need.instances ?? []))].sort((a, b) => a - b),
  players: [...new Set(all.flatMap(need => need.players ?? []))].sort((a, b) => a - b),
  accounts: all.flatMap(need => [...need.accounts, ...(need.opens ?? [])]),
  opens: all.flatMap(need => need.opens ?? []),
  playerGames: all.flatMap(need => need.playerGames ?? []),
  payouts: all.flatMap(need => need.payouts ?? []),
  openTickets: oncePerInstance(all.flatMap(need => need.openTickets ?? [])),
})

const oncePerInstance = (all: NonNullable<Needs['openTickets']>): NonNullable<Needs['openTickets']> => {
  const limits = new Map<number, number>()
  for (const { instanceId, limit } of all)
    limits.set(instanceId, Math.max(limit, limits.get(instanceId) ?? 0))
  return [...limits].map(([instanceId, limit]) => ({ instanceId, limit }))
}

export type MergedNeeds = ReturnType<typeof mergeNeeds>
