import { readFileSync } from 'node:fs'
import type { ProposalKind, ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import { getVoteLink, propose } from '@fairground/operator-client/proposals'
import type { OperatorCall } from '@fairground/operator-client/operator-client'

/** A command that cannot be sent: an argument is missing or wrong. */
export class BadCommand extends Error {
  override name = 'BadCommand'
}

export const optionNames = [
  'reason',
  'text',
  'title',
  'from',
  'until',
  'kind',
  'segment',
  'amount',
  'language',
  'file',
  'out',
  'client',
  'secret-file',
  'name',
  'role',
  'max-amount',
  'input',
] as const
export type OptionName = (typeof optionNames)[number]

/** What a command gets: the console, the operator, and what was typed. */
export interface CommandInput {
  readonly call: OperatorCall
  readonly address: string
  /** The number of the operator. Throws if --member is missing. */
  readonly getMemberId: () => number
  readonly isForOperator: boolean
  readonly target: string
  readonly find: (option: OptionName) => string | undefined
  readonly isFullWidth: boolean
}

export const requireOption = ({ find }: CommandInput, option: OptionName): string => {
  const value = find(option)?.trim()
  if (!value) throw new BadCommand(`--${option} is missing`)
  return value
}

export const requireTarget = ({ target }: CommandInput): string => {
  if (target === '') throw new BadCommand('the target is missing; see --help')
  return target
}

export const requireNumber = (input: CommandInput): number => {
  const number = Number(requireTarget(input))
  if (!Number.isSafeInteger(number)) throw new BadCommand(`${input.target} is not a number`)
  return number
}

export const readOptionFile = (input: CommandInput, option: 'file' | 'secret-file'): string =>
  readFileSync(requireOption(input, option), 'utf8').trim()

/** Makes a proposal and says how a second person votes on it. */
export const proposeChange = async <K extends ProposalKind>(
  input: CommandInput,
  kind: K,
  payload: ProposalPayload<K>,
  memberId: number,
): Promise<string> => {
  const reason = requireOption(input, 'reason')
  const proposal = await propose(input.call, { kind, payload, reason }, memberId)
  return `proposal ${proposal.proposalId} waits for a second person: ${getVoteLink(input.address, memberId, proposal.proposalId)}`
}
