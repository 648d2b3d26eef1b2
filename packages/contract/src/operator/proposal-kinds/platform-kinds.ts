import { Type } from 'typebox'
import { closed, Nullable } from '#entities/values.ts'
import { MinorUnits } from '../minor-units.ts'
import { staffRoles } from '../staff-roles.ts'
import type { ProposalKindDeclaration } from '../proposal-kind.ts'
import { RowId } from '../row-id.ts'

export const platformKinds = {
  grantRole: {
    payload: closed({
      staffId: RowId,
      role: Type.Enum([...staffRoles]),
      memberId: Nullable(RowId),
      maxAmount: Nullable(MinorUnits),
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
} as const satisfies Readonly<Record<string, ProposalKindDeclaration>>
