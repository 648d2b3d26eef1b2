import type { LimitKind } from '@fairground/rules/limits/window'
import type { AccountKey } from '#ledger/account-key.ts'
import type { PrizePlace } from '#ledger/cashier/rows.ts'

/** The rows that a command needs under lock before it is decided. */
export interface Needs {
  readonly opKeys: readonly string[]
  readonly instances?: readonly number[]
  readonly players?: readonly number[]
  readonly accounts: readonly AccountKey[]
  /** Accounts that this command may open; all other accounts must exist. */
  readonly opens?: readonly AccountKey[]
  readonly playerGames?: readonly { instanceId: number; playerId: number }[]
  /** Planned payouts of these plays, with the winning players. */
  readonly payouts?: readonly { instanceId: number; seqs: readonly number[] }[]
  /** Plays without an outcome, oldest first. */
  readonly openTickets?: readonly { instanceId: number; limit: number }[]
  /** Purchases to cancel. */
  readonly cancelledJoins?: readonly { instanceId: number; playerId: number; joinCode: string }[]
  /** Players who may pay with active bonus grants. */
  readonly bonusPlayers?: readonly number[]
  readonly grants?: readonly number[]
  /** Players with limits that apply to the command. */
  readonly limitPlayers?: readonly number[]
  /** Players who deposit: purchases do not need the deposit counters. */
  readonly depositLimitPlayers?: readonly number[]
  /** Limits to set: their usage is needed even if there was no limit before. */
  readonly limitsToSet?: readonly { playerId: number; kind: LimitKind; currency: string }[]
  readonly games?: readonly number[]
  readonly payments?: readonly number[]
  readonly withdrawals?: readonly number[]
  /** Players whose open withdrawal is needed, if there is one. */
  readonly withdrawalPlayers?: readonly number[]
  readonly subscriptions?: readonly number[]
  /** Proposals to adjust a balance. */
  readonly adjustments?: readonly number[]
  /** Other proposals that move money. */
  readonly moneyProposals?: readonly number[]
  /** Payments with money in suspense. */
  readonly suspended?: readonly number[]
  /** Items to claim. */
  readonly items?: readonly PrizePlace[]
  readonly gifts?: readonly number[]
  /** Invites with bought gifts. */
  readonly giftInvites?: readonly number[]
  /** Players with a monthly cap on what they give. */
  readonly giftGivers?: readonly number[]
  readonly decks?: readonly number[]
  /** Bonus offers to claim. */
  readonly offers?: readonly number[]
  readonly referrals?: readonly number[]
  /** The operator's rates and packs. */
  readonly exchange?: boolean
  /** Tickets that wait for their cards. */
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
  cancelledJoins: all.flatMap(need => need.cancelledJoins ?? []),
  bonusPlayers: [...new Set(all.flatMap(need => need.bonusPlayers ?? []))],
  grants: all.flatMap(need => need.grants ?? []),
  limitPlayers: [...new Set(all.flatMap(need => need.limitPlayers ?? []))],
  depositLimitPlayers: new Set(all.flatMap(need => need.depositLimitPlayers ?? [])),
  limitsToSet: all.flatMap(need => need.limitsToSet ?? []),
  games: all.flatMap(need => need.games ?? []),
  payments: all.flatMap(need => need.payments ?? []),
  withdrawals: all.flatMap(need => need.withdrawals ?? []),
  withdrawalPlayers: all.flatMap(need => need.withdrawalPlayers ?? []),
  subscriptions: all.flatMap(need => need.subscriptions ?? []),
  adjustments: all.flatMap(need => need.adjustments ?? []),
  moneyProposals: all.flatMap(need => need.moneyProposals ?? []),
  suspended: all.flatMap(need => need.suspended ?? []),
  items: all.flatMap(need => need.items ?? []),
  gifts: all.flatMap(need => need.gifts ?? []),
  giftInvites: all.flatMap(need => need.giftInvites ?? []),
  giftGivers: all.flatMap(need => need.giftGivers ?? []),
  decks: [...new Set(all.flatMap(need => need.decks ?? []))],
  offers: [...new Set(all.flatMap(need => need.offers ?? []))],
  referrals: [...new Set(all.flatMap(need => need.referrals ?? []))],
  undealt: all.flatMap(need => need.undealt ?? []),
  exchange: all.some(need => need.exchange === true),
})

/** Two commands of one batch may name the same play; its prizes must be loaded once. */
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
