import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import {
  BadCommand,
  type CommandInput,
  proposeChange,
  requireNumber,
  requireOption,
  requireTarget,
} from './command-input.ts'

const documentKinds = ['id', 'address', 'payment'] as const

const answerRequest =
  (status: 'VERIFIED' | 'REJECTED') =>
  async (input: CommandInput): Promise<string> => {
    const requestId = requireNumber(input)
    const text = status === 'REJECTED' ? requireOption(input, 'text') : ''
    const reason = requireOption(input, 'reason')
    await input.call('answerDocumentRequest', { requestId, status, text, reason }, input.getMemberId())
    return `request ${requestId}: ${status}`
  }

/** All open withdrawals. */
const readQueue = async (input: CommandInput) => {
  const all: OperatorOutput<'listWithdrawals'>['withdrawals'] = []
  let after: string | undefined
  do {
    const { withdrawals, next } = await input.call(
      'listWithdrawals',
      after === undefined ? {} : { after },
      input.getMemberId(),
    )
    all.push(...withdrawals)
    after = next ?? undefined
  } while (after !== undefined)
  return all
}

/** Documents, money and messages of players. */
export const deskCommands = {
  'documents list': async input => {
    const reason = requireOption(input, 'reason')
    const { requests } = await input.call('listDocumentRequests', { reason }, input.getMemberId())
    const lines = requests.flatMap(({ id, username, kind, reply, documents }) => [
      `request ${id}  ${username}  ${kind}${reply === '' ? '' : `  ${JSON.stringify(reply)}`}`,
      ...documents.map(each => `  ${each.uploadId}  ${each.kind}  ${each.contentType}`),
    ])
    return lines.length === 0 ? 'no request waits for an answer' : lines.join('\n')
  },
  'request-documents': async input => {
    const kind = documentKinds.find(each => each === requireOption(input, 'kind'))
    if (!kind) throw new BadCommand(`--kind must be one of ${documentKinds.join(', ')}`)
    const { requestId } = await input.call(
      'requestDocuments',
      {
        username: requireTarget(input),
        kind,
        text: requireOption(input, 'text'),
        reason: requireOption(input, 'reason'),
      },
      input.getMemberId(),
    )
    return `request ${requestId}: REQUESTED`
  },
  approve: answerRequest('VERIFIED'),
  reject: answerRequest('REJECTED'),
  'withdrawals list': async input => {
    const withdrawals = await readQueue(input)
    const lines = withdrawals.map(
      ({ withdrawalId, username, amount, currency, status, needsProposal, reasons }) =>
        `withdrawal ${withdrawalId}  ${username}  ${amount} ${currency}  ${status}${needsProposal ? '  needs a proposal' : ''}${reasons.length > 0 ? `  ${reasons.join(', ')}` : ''}`,
    )
    return lines.length === 0 ? 'no open withdrawals' : lines.join('\n')
  },
  'withdrawals approve': async input => {
    const withdrawalId = requireNumber(input)
    const reason = requireOption(input, 'reason')
    await input.call('approveWithdrawal', { withdrawalId, reason }, input.getMemberId())
    return `withdrawal ${withdrawalId}: approved`
  },
  'withdrawals propose': async input => {
    const withdrawalId = requireNumber(input)
    const memberId = input.getMemberId()
    const found = (await readQueue(input)).find(each => each.withdrawalId === withdrawalId)
    if (!found) throw new BadCommand(`there is no open withdrawal ${withdrawalId}`)
    const payload = { withdrawalId, amount: found.minorUnits, currency: found.currency }
    return proposeChange(input, 'approveWithdrawal', payload, memberId)
  },
  'withdrawals reject': async input => {
    const withdrawalId = requireNumber(input)
    const text = requireOption(input, 'text')
    const reason = requireOption(input, 'reason')
    await input.call('rejectWithdrawal', { withdrawalId, text, reason }, input.getMemberId())
    return `withdrawal ${withdrawalId}: rejected`
  },
  'deposits refund': async input => {
    const depositId = requireNumber(input)
    const reason = requireOption(input, 'reason')
    await input.call('refundDeposit', { depositId, reason }, input.getMemberId())
    return `deposit ${depositId}: refunded`
  },
  'support list': async input => {
    const { cases } = await input.call('listSupportCases', { limit: 200 }, input.getMemberId())
    const lines = cases.map(
      ({ code, username, language, dueAt }) =>
        `case ${code}  ${username ?? 'visitor'}  ${language}  due ${new Date(dueAt).toISOString()}`,
    )
    return lines.length === 0 ? 'no case waits for an answer' : lines.join('\n')
  },
  'support show': async input => {
    const code = requireTarget(input)
    const reason = requireOption(input, 'reason')
    const found = await input.call('showSupportCase', { code, reason }, input.getMemberId())
    return [
      `case ${found.code}  ${found.status}  ${found.language}`,
      `from ${found.name} <${found.email}>`,
      ...found.messages.flatMap(({ by, at, text }) => [`-- ${by}, ${new Date(at).toISOString()}`, text]),
    ].join('\n')
  },
  'support answer': async input => {
    const code = requireTarget(input)
    const text = requireOption(input, 'text')
    await input.call(
      'answerSupportCase',
      { code, text, reason: requireOption(input, 'reason') },
      input.getMemberId(),
    )
    return `case ${code}: answered`
  },
  'support close': async input => {
    const code = requireTarget(input)
    await input.call(
      'closeSupportCase',
      { code, reason: requireOption(input, 'reason') },
      input.getMemberId(),
    )
    return `case ${code}: closed`
  },
} as const satisfies Readonly<Record<string, (input: CommandInput) => Promise<string>>>
