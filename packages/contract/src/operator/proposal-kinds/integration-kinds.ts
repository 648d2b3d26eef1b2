import { Type } from 'typebox'
import { closed } from '#entities/values.ts'
import type { ProposalKindDeclaration } from '../proposal-kind.ts'
import { RowId } from '../row-id.ts'

export const integrationKinds = {
  /** New payments of the operator go to this account. Earlier orders stay with theirs. */
  usePaymentProvider: {
    payload: closed({ providerId: RowId, account: Type.String({ minLength: 1, maxLength: 200 }) }),
    scope: 'operator',
    propose: 'integrations.write',
    approve: 'paymentProviders.approve',
  },
} as const satisfies Readonly<Record<string, ProposalKindDeclaration>>
