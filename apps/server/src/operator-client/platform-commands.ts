import { readFileSync } from 'node:fs'
import { getVoteLink } from '@fairground/operator-client/proposals'
import { staffRoles } from '@fairground/contract/operator/staff-roles'
import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import {
  BadCommand,
  type CommandInput,
  proposeChange,
  requireNumber,
  requireOption,
  requireTarget,
} from './command-input.ts'

const readTemplate = (file: string): unknown => {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof content !== 'object' || content === null) throw new BadCommand(`${file} has no JSON object`)
  return content
}

const findRole = (input: CommandInput) => {
  const name = requireOption(input, 'role')
  const role = staffRoles.find(each => each === name)
  if (!role) throw new BadCommand(`--role must be one of ${staffRoles.join(', ')}`)
  return role
}

/** Staff, operators, games and proposals. */
export const platformCommands = {
  whoami: async ({ call }) => {
    const { staffId, name, grants, operators } = await call('getMe', {})
    const toCode = (memberId: number | null) =>
      memberId === null
        ? 'all operators'
        : (operators.find(each => each.memberId === memberId)?.code ?? String(memberId))
    return [
      `staff/${staffId} ${name}`,
      ...grants.map(({ role, memberId }) => `  ${role} at ${toCode(memberId)}`),
    ].join('\n')
  },
  'sign-out': async ({ call }) => {
    await call('signOut', {})
    return 'signed out'
  },
  'staff list': async ({ call }) => {
    const all: OperatorOutput<'listStaff'>['staff'] = []
    let after: number | undefined
    do {
      const { staff, next } = await call('listStaff', after === undefined ? {} : { after })
      all.push(...staff)
      after = next ?? undefined
    } while (after !== undefined)
    return all
      .map(({ staffId, name, email, status, grants }) =>
        [
          `staff/${staffId}  ${name} <${email}>  ${status}`,
          ...grants.map(
            ({ grantId, role, memberId }) => `  grant ${grantId}  ${role}  ${memberId ?? 'all operators'}`,
          ),
        ].join('\n'),
      )
      .join('\n')
  },
  'staff invite': async input => {
    const { staffId, link } = await input.call('inviteStaff', {
      email: requireTarget(input),
      name: requireOption(input, 'name'),
      reason: requireOption(input, 'reason'),
    })
    return `staff/${staffId} is invited. The link works once within a day: ${link}`
  },
  'staff grant': input =>
    proposeChange(
      input,
      'grantRole',
      {
        staffId: requireNumber(input),
        role: findRole(input),
        memberId: input.isForOperator ? input.getMemberId() : null,
        maxAmount: input.find('max-amount') ?? null,
      },
      0,
    ),
  'staff revoke': async input => {
    const grantId = requireNumber(input)
    await input.call('revokeRole', { grantId, reason: requireOption(input, 'reason') })
    return `grant ${grantId}: revoked`
  },
  'staff disable': async input => {
    const staffId = requireNumber(input)
    await input.call('disableStaff', { staffId, reason: requireOption(input, 'reason') })
    return `staff/${staffId}: disabled`
  },
  'operators list': async ({ call }) => {
    const { operators } = await call('listOperators', {})
    return operators
      .map(({ memberId, code, name, hosts }) => `${memberId}  ${code}  ${name}  ${hosts.join(', ')}`)
      .join('\n')
  },
  'operators create': async input => {
    const operator = readTemplate(requireTarget(input)) as OperatorInput<'createOperator'>['operator']
    const reason = requireOption(input, 'reason')
    const { memberId, siteKey, address } = await input.call('createOperator', { operator, reason })
    return `operator ${memberId} (${operator.code}) at ${address}, site key ${siteKey}`
  },
  'games propose': input => {
    const game = readTemplate(requireTarget(input)) as ProposalPayload<'publishGame'>['game']
    return proposeChange(input, 'publishGame', { game }, input.getMemberId())
  },
  'signer-term': input =>
    proposeChange(input, 'logSignerTerm', { term: readFileSync(requireTarget(input), 'utf8') }, 0),
  'proposals list': async input => {
    const memberId = input.isForOperator ? input.getMemberId() : 0
    const { proposals } = await input.call('listProposals', {}, memberId)
    const lines = proposals.map(
      ({ proposalId, kind, subject, status, madeBy }) =>
        `proposal ${proposalId}  ${kind}  ${subject}  ${status}  by staff/${madeBy}${status === 'open' ? `  ${getVoteLink(input.address, memberId, proposalId)}` : ''}`,
    )
    return lines.length === 0 ? 'no proposals' : lines.join('\n')
  },
  'proposals cancel': async input => {
    const memberId = input.isForOperator ? input.getMemberId() : 0
    const proposalId = requireNumber(input)
    await input.call('cancelProposal', { proposalId, reason: requireOption(input, 'reason') }, memberId)
    return `proposal ${proposalId}: cancelled`
  },
} as const satisfies Readonly<Record<string, (input: CommandInput) => Promise<string>>>
