import { closed, CurrencyId, Id } from '#entities/values.ts'
import { SignedMinorUnits } from '../minor-units.ts'
import type { ProposalKindDeclaration } from '../proposal-kind.ts'
import { RowId } from '../row-id.ts'

export const moneyKinds = {
  approveWithdrawal: {
    payload: closed({ withdrawalId: Id, amount: SignedMinorUnits, currency: CurrencyId }),
    scope: 'operator',
    propose: 'withdrawals.approve',
    approve: 'withdrawals.approve',
  },
  adjustBalance: {
    payload: closed({ playerId: RowId, amount: SignedMinorUnits, currency: CurrencyId }),
    scope: 'operator',
    propose: 'adjustments.propose',
    approve: 'adjustments.approve',
  },
} as const satisfies Readonly<Record<string, ProposalKindDeclaration>>
