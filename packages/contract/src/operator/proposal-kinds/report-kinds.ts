import { closed } from '#entities/values.ts'
import { RowId } from '../row-id.ts'
import type { ProposalKindDeclaration } from '../proposal-kind.ts'

export const reportKinds = {
  exportPersonalData: {
    payload: closed({ reportId: RowId }),
    scope: 'operator',
    propose: 'reports.export',
    approve: 'reports.approveExport',
  },
} as const satisfies Readonly<Record<string, ProposalKindDeclaration>>
