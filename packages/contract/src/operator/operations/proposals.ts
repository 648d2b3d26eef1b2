import { Type } from 'typebox'
import { PasskeyAssertion, PasskeyRequestOptions } from '#entities/players/passkey.ts'
import { closed, Nullable, RequestId } from '#entities/values.ts'
import { operatorOperation, withReason } from '../operator-operation.ts'
import { rowPages } from '../paging.ts'
import { proposalKindNames, proposalStatuses } from '../proposal-kinds.ts'
import { ProposalView } from '../staff-views.ts'
import { RowId } from '../row-id.ts'

const either = { area: 'proposals', scope: 'either' } as const
const Decision = Type.Enum(['approve', 'reject'])
const One = closed({ proposal: ProposalView })

/** Changes that need a second person. The kind names the permissions to propose and to vote. */
export const proposalOperations = {
  propose: operatorOperation({
    ...either,
    access: 'staff',
    stepUp: true,
    input: withReason({
      requestId: RequestId,
      kind: Type.Enum([...proposalKindNames]),
      payload: Type.Object({}, { additionalProperties: true }),
    }),
    output: One,
    faults: ['staff.notAllowed', 'staff.refused'],
    summary: 'Makes a proposal. The same request id returns the same proposal.',
  }),
  listProposals: operatorOperation({
    ...either,
    access: 'proposals.read',
    input: closed({
      ...rowPages.input,
      status: Type.Optional(Type.Enum([...proposalStatuses])),
      kind: Type.Optional(Type.Enum([...proposalKindNames])),
      madeBy: Type.Optional(RowId),
      forMe: Type.Optional(
        Type.Literal(true, { description: 'Open ones of others on which the caller may vote and has not.' }),
      ),
    }),
    output: closed({ proposals: Type.Array(ProposalView), ...rowPages.output }),
    faults: [],
    summary: 'Lists proposals, newest first.',
  }),
  getProposal: operatorOperation({
    ...either,
    access: 'proposals.read',
    input: closed({ proposalId: RowId }),
    output: closed({
      proposal: ProposalView,
      mayVote: Type.Boolean({ description: 'Whether the proposal waits for the vote of the caller.' }),
      changes: Nullable(
        Type.Array(closed({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() }), {
          description: 'What an undecided proposal changes now. Null for kinds that replace nothing.',
        }),
      ),
    }),
    faults: ['staff.refused'],
    summary: 'Returns a proposal with its votes and what it changes.',
  }),
  beginVote: operatorOperation({
    ...either,
    access: 'staff',
    input: closed({ proposalId: RowId, decision: Decision }),
    output: closed({ proposal: ProposalView, options: PasskeyRequestOptions }),
    faults: ['staff.notAllowed', 'staff.refused', 'proposal.notOpen', 'proposal.ownProposal'],
    summary:
      'Returns the challenge of a vote: a hash of the proposal, its payload, the decision and the voter.',
  }),
  vote: operatorOperation({
    ...either,
    access: 'staff',
    input: closed({ proposalId: RowId, decision: Decision, assertion: PasskeyAssertion }),
    output: One,
    faults: [
      'staff.notAllowed',
      'staff.refused',
      'staff.proofNotValid',
      'proposal.notOpen',
      'proposal.ownProposal',
    ],
    summary: 'Stores a signed vote. The last vote that is needed executes the proposal.',
  }),
  executeProposal: operatorOperation({
    ...either,
    access: 'staff',
    input: closed({ proposalId: RowId }),
    output: One,
    faults: ['staff.notAllowed', 'staff.refused', 'proposal.notOpen'],
    summary: 'Executes an approved proposal again after an interruption. It never takes effect twice.',
  }),
  cancelProposal: operatorOperation({
    ...either,
    access: 'staff',
    input: withReason({ proposalId: RowId }),
    output: One,
    faults: ['staff.notAllowed', 'staff.refused', 'proposal.notOpen'],
    summary: 'Withdraws an own open proposal.',
  }),
} as const
