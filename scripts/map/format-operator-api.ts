import {
  operatorAreas,
  type OperatorArea,
  type OperatorOperation,
} from '@fairground/contract/operator/operator-operation'
import { operatorOperations } from '@fairground/contract/operator/operator-operations'
import { type Permission, permissionRoles } from '@fairground/contract/operator/permissions'
import type { ProposalKindDeclaration } from '@fairground/contract/operator/proposal-kind'
import { proposalKinds } from '@fairground/contract/operator/proposal-kinds'

const header = `# Operator API

All that staff do, without SQL: ${Object.keys(operatorOperations).length} operations and ${Object.keys(proposalKinds).length} kinds of proposals.
\`npm run map\` writes this page from the contract; CI fails when it is out of date.

The console serves each operation as \`POST /operator/{memberId}/{operation}\` with a JSON body; \`memberId\` is the number of the
operator, or 0 for the platform. \`GET /openapi.json\` has inputs, outputs and faults. Programs use
\`@fairground/operator-client\` (\`examples/open-operator\`), people at a shell \`fairground operator call OPERATION\`.
Each write needs a reason and leaves an entry in the audit log. Operations marked "passkey" need a proof by passkey within the
last five minutes.
`

export const formatOperatorApi = (): string =>
  [header, ...operatorAreas.map(formatArea), formatProposals()].join('\n')

const formatArea = (area: OperatorArea): string => {
  const rows = Object.entries<OperatorOperation>(operatorOperations)
    .filter(([, operation]) => operation.area === area)
    .map(
      ([name, { summary, access, scope, stepUp }]) =>
        `| \`${name}\` | ${summary} | ${formatAccess(access)} | ${scope}${stepUp ? ', passkey' : ''} |`,
    )
  return [
    `## ${area}`,
    '',
    '| operation | what it does | who | where |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

const formatProposals = (): string => {
  const rows = Object.entries<ProposalKindDeclaration>(proposalKinds).map(
    ([name, { scope, propose, approve }]) =>
      `| \`${name}\` | ${formatRoles(propose)} | ${formatRoles(approve)} | ${scope} |`,
  )
  return [
    '## Kinds of proposals',
    '',
    'One person proposes with `propose`, another votes with `vote`; the votes are signed by passkeys.',
    '',
    '| kind | who proposes | who approves | where |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

const formatAccess = (access: OperatorOperation['access']): string => {
  if (access === 'anyone') return 'anyone'
  return access === 'staff' ? 'all staff' : formatRoles(access)
}

const formatRoles = (permission: Permission): string => permissionRoles[permission].join(', ')
