import { type Static, Type } from 'typebox'
import { closed, CurrencyId, Id, Nullable, Username } from '#entities/values.ts'
import { GameTemplate } from './game-template.ts'
import type { Permission } from './permissions.ts'
import { staffRoles } from './roles.ts'

const MinorUnits = Type.String({ pattern: '^-?[1-9][0-9]{0,15}$', description: 'An amount in minor units.' })

/** The changes that need a second person: the payload, who may propose, who may vote, and how many votes it takes. */
export const proposalKinds = {
  approveWithdrawal: {
    payload: closed({ withdrawalId: Id, amount: MinorUnits, currency: CurrencyId }),
    scope: 'operator',
    propose: 'withdrawals.approve',
    approve: 'withdrawals.approve',
  },
  adjustBalance: {
    payload: closed({ playerId: Id, amount: MinorUnits, currency: CurrencyId }),
    scope: 'operator',
    propose: 'adjustments.propose',
    approve: 'adjustments.approve',
  },
  unbanPlayer: {
    payload: closed({ username: Username }),
    scope: 'operator',
    propose: 'players.unban',
    approve: 'players.unban',
  },
  releaseDraw: {
    payload: closed({ instanceId: Id }),
    scope: 'operator',
    propose: 'draws.release',
    approve: 'draws.release',
  },
  publishGame: {
    payload: closed({ game: GameTemplate }),
    scope: 'operator',
    propose: 'games.propose',
    approve: 'games.approve',
  },
  grantRole: {
    payload: closed({
      staffId: Id,
      role: Type.Enum([...staffRoles]),
      memberId: Nullable(Id),
      maxAmount: Nullable(Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$' })),
    }),
    scope: 'platform',
    propose: 'staff.write',
    approve: 'staff.write',
  },
  logSignerTerm: {
    payload: closed({ term: Type.String({ minLength: 2, maxLength: 20_000 }) }),
    scope: 'platform',
    propose: 'signer.write',
    approve: 'signer.write',
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly payload: ReturnType<typeof closed>
      readonly scope: 'operator' | 'platform'
      readonly propose: Permission
      readonly approve: Permission
    }
  >
>

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
