import { closed, Username } from '#entities/values.ts'
import type { ProposalKindDeclaration } from '../proposal-kind.ts'

export const playerKinds = {
  unbanPlayer: {
    payload: closed({ username: Username }),
    scope: 'operator',
    propose: 'players.unban',
    approve: 'players.unban',
  },
} as const satisfies Readonly<Record<string, ProposalKindDeclaration>>
