import type { Static } from 'typebox'
import type { ProposalKindDeclaration } from './proposal-kind.ts'
import { gameKinds } from './proposal-kinds/game-kinds.ts'
import { integrationKinds } from './proposal-kinds/integration-kinds.ts'
import { moneyDeskKinds } from './proposal-kinds/money-desk-kinds.ts'
import { moneyKinds } from './proposal-kinds/money-kinds.ts'
import { operatorKinds } from './proposal-kinds/operator-kinds.ts'
import { platformKinds } from './proposal-kinds/platform-kinds.ts'
import { protectionKinds } from './proposal-kinds/protection-kinds.ts'
import { playerKinds } from './proposal-kinds/player-kinds.ts'
import { promotionKinds } from './proposal-kinds/promotion-kinds.ts'
import { reportKinds } from './proposal-kinds/report-kinds.ts'

/** The changes that need a second person. */
export const proposalKinds = {
  ...moneyKinds,
  ...moneyDeskKinds,
  ...promotionKinds,
  ...playerKinds,
  ...gameKinds,
  ...operatorKinds,
  ...platformKinds,
  ...reportKinds,
  ...protectionKinds,
  ...integrationKinds,
} as const satisfies Readonly<Record<string, ProposalKindDeclaration>>

export type ProposalKind = keyof typeof proposalKinds
export const proposalKindNames = Object.keys(proposalKinds) as ProposalKind[]
export type ProposalPayload<K extends ProposalKind> = Static<(typeof proposalKinds)[K]['payload']>

export const proposalStatuses = [
  'open',
  'approved',
  'executed',
  'rejected',
  'cancelled',
  'expired',
  'failed',
] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

/** What a passkey signs to vote, as the input of a canonical hash. A vote holds for exactly this. */
export interface VoteStatement {
  readonly memberId: number
  readonly proposalId: number
  readonly payloadHash: string
  readonly decision: 'approve' | 'reject'
  readonly staffId: number
}
