import type { LimitKind } from '@fairground/rules/limits/window'
import type { AccountKey } from './account-key.ts'
import type { PrizePlace } from './cashier/rows.ts'

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
  /** Purchases to be given back. */
  readonly returns?: readonly { instanceId: number; playerId: number; joinCode: string }[]
  /** Players whose live bonus grants may pay. */
  readonly bonusOf?: readonly number[]
  readonly grants?: readonly number[]
  /** Players whose limits apply. */
  readonly limitsOf?: readonly number[]
  /** Those of them who deposit: a purchase does not ask what was paid in. */
  readonly depositLimitsOf?: readonly number[]
  /** Limits about to be set: what is used of them is needed even where there was none so far. */
  readonly limitsSet?: readonly { playerId: number; kind: LimitKind; currency: string }[]
  readonly games?: readonly number[]
  readonly payments?: readonly number[]
  readonly withdrawals?: readonly number[]
  /** Players whose open withdrawal matters, if they have one. */
  readonly withdrawalsOf?: readonly number[]
  readonly subscriptions?: readonly number[]
  /** Items that are to be claimed. */
  readonly items?: readonly PrizePlace[]
  readonly decks?: readonly number[]
  /** Tickets that are to get their cards. */
  readonly undealt?: readonly { instanceId: number; seqs: readonly number[] }[]
}

export const mergeNeeds = (all: readonly Needs[]) => ({
  opKeys: [...new Set(all.flatMap(need => need.opKeys))],
  instances: [...new Set(all.flatMap(need => need.instances ?? []))].sort((a, b) => a - b),
  players: [...new Set(all.flatMap(need => need.players ?? []))].sort((a, b) => a - b),
  accounts: all.flatMap(need => [...need.accounts, ...(need.opens ?? [])]),
  opens: all.flatMap(need => need.opens ?? []),
  playerGames: all.flatMap(need => need.playerGames ?? []),
  payouts: oncePerPlay(all.flatMap(need => need.payouts ?? [])),
  openTickets: oncePerInstance(all.flatMap(need => need.openTickets ?? [])),
  returns: all.flatMap(need => need.returns ?? []),
  bonusOf: [...new Set(all.flatMap(need => need.bonusOf ?? []))],
  grants: all.flatMap(need => need.grants ?? []),
  limitsOf: [...new Set(all.flatMap(need => need.limitsOf ?? []))],
  depositLimitsOf: new Set(all.flatMap(need => need.depositLimitsOf ?? [])),
  limitsSet: all.flatMap(need => need.limitsSet ?? []),
  games: all.flatMap(need => need.games ?? []),
  payments: all.flatMap(need => need.payments ?? []),
  withdrawals: all.flatMap(need => need.withdrawals ?? []),
  withdrawalsOf: all.flatMap(need => need.withdrawalsOf ?? []),
  subscriptions: all.flatMap(need => need.subscriptions ?? []),
  items: all.flatMap(need => need.items ?? []),
  decks: [...new Set(all.flatMap(need => need.decks ?? []))],
  undealt: all.flatMap(need => need.undealt ?? []),
})

/** Two commands of one batch may name the same play: its prizes are loaded once. */
const oncePerPlay = (all: NonNullable<Needs['payouts']>): NonNullable<Needs['payouts']> =>
  [...Map.groupBy(all, need => need.instanceId)].map(([instanceId, needs]) => ({
    instanceId,
    seqs: [...new Set(needs.flatMap(need => need.seqs))],
  }))

const oncePerInstance = (all: NonNullable<Needs['openTickets']>): NonNullable<Needs['openTickets']> => {
  const limits = new Map<number, number>()
  for (const { instanceId, limit } of all)
    limits.set(instanceId, Math.max(limit, limits.get(instanceId) ?? 0))
  return [...limits].map(([instanceId, limit]) => ({ instanceId, limit }))
}

export type MergedNeeds = ReturnType<typeof mergeNeeds>
