import { writeFileSync } from 'node:fs'
import { type Acting, CommandRefused, type StaffDeps } from './act.ts'
import { answerRequest, type RequestAnswer } from './answer-request.ts'
import { banPlayer } from './ban-player.ts'
import { closePlayerAccount } from './close-player-account.ts'
import { approveWithdrawal, listWithdrawals, rejectWithdrawal } from './decide-withdrawal.ts'
import { listRequests } from './list-requests.ts'
import { refundDeposit } from './refund-deposit.ts'
import { documentKinds, requestDocuments } from './request-documents.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { setPartner, setProvider } from './set-partner.ts'
import { setSegment } from './set-segment.ts'
import { showDocument } from './show-document.ts'
import { unbanPlayer } from './unban-player.ts'
import { unlockPlayer } from './unlock-player.ts'

export interface CommandInput {
  /** A username, the number of a request, deposit or withdrawal, an upload id or an address. */
  readonly target: string
  readonly option: (
    name: 'second-actor' | 'text' | 'kind' | 'segment' | 'out' | 'client' | 'secret-file',
  ) => string
}

type Command = (deps: StaffDeps, acting: Acting, input: CommandInput) => Promise<string>

const requireTarget = (input: CommandInput): string => {
  if (input.target === '') throw new CommandRefused('the target is missing; see --help')
  return input.target
}

const requireNumber = (input: CommandInput): number => {
  const number = Number(requireTarget(input))
  if (!Number.isSafeInteger(number)) throw new CommandRefused(`${input.target} is not a number`)
  return number
}

const answerWith =
  (status: RequestAnswer['status']): Command =>
  async (deps, acting, input) => {
    const requestId = Number(requireTarget(input))
    if (!Number.isSafeInteger(requestId)) throw new CommandRefused(`${input.target} is not a request number`)
    const text = status === 'REJECTED' ? input.option('text') : ''
    await answerRequest(deps, acting, { requestId, status, text })
    return `request ${requestId}: ${status}`
  }

const onPlayer =
  (done: string, work: (deps: StaffDeps, acting: Acting, username: string) => Promise<void>): Command =>
  async (deps, acting, input) => {
    await work(deps, acting, requireTarget(input))
    return `${input.target}: ${done}`
  }

/** All staff commands. */
export const commands = {
  'documents list': async (deps, acting) => {
    const requests = await listRequests(deps, acting)
    const lines = requests.flatMap(({ id, username, kind, reply, documents }) => [
      `request ${id}  ${username}  ${kind}${reply === '' ? '' : `  ${JSON.stringify(reply)}`}`,
      ...documents.map(each => `  ${each.uploadId}  ${each.kind}  ${each.contentType}`),
    ])
    return lines.length === 0 ? 'no request waits for an answer' : lines.join('\n')
  },
  'documents show': async (deps, acting, input) => {
    const out = input.option('out')
    const content = await showDocument(deps, acting, requireTarget(input))
    writeFileSync(out, content, { mode: 0o600, flag: 'wx' })
    return `${content.length} bytes written to ${out}; delete it after use`
  },
  'request-documents': async (deps, acting, input) => {
    const kind = documentKinds.find(each => each === input.option('kind'))
    if (!kind) throw new CommandRefused(`--kind must be one of ${documentKinds.join(', ')}`)
    const id = await requestDocuments(deps, acting, requireTarget(input), {
      kind,
      text: input.option('text'),
    })
    return `request ${id}: REQUESTED`
  },
  approve: answerWith('VERIFIED'),
  reject: answerWith('REJECTED'),
  'withdrawals list': async (deps, acting) => {
    const lines = await listWithdrawals(deps, acting)
    return lines.length === 0 ? 'no open withdrawals' : lines.join('\n')
  },
  'withdrawals approve': async (deps, acting, input) => {
    await approveWithdrawal(deps, acting, requireNumber(input))
    return `withdrawal ${input.target}: approved`
  },
  'withdrawals reject': async (deps, acting, input) => {
    await rejectWithdrawal(deps, acting, requireNumber(input), input.option('text'))
    return `withdrawal ${input.target}: rejected`
  },
  'deposits refund': async (deps, acting, input) => {
    await refundDeposit(deps, acting, requireNumber(input))
    return `deposit ${input.target}: refunded`
  },
  ban: onPlayer('banned', banPlayer),
  unban: async (deps, acting, input) => {
    await unbanPlayer(deps, acting, requireTarget(input), input.option('second-actor'))
    return `${input.target}: no longer banned`
  },
  close: onPlayer('closed', closePlayerAccount),
  unlock: onPlayer('unlocked', unlockPlayer),
  'reset-second-factor': onPlayer('second factor removed', resetSecondFactor),
  'identity-provider': async (deps, acting, input) => {
    const client = { clientId: input.option('client'), secretFile: input.option('secret-file') }
    await setProvider(deps, acting, requireTarget(input), client)
    return `players may sign in with ${input.target}`
  },
  whitelabel: async (deps, acting, input) => {
    await setPartner(deps, acting, requireTarget(input), input.option('secret-file'))
    return `sessions are exchanged with ${input.target}`
  },
  segment: async (deps, acting, input) => {
    const segment = input.option('segment')
    await setSegment(deps, acting, requireTarget(input), segment)
    return `${input.target}: segment ${segment}`
  },
} as const satisfies Readonly<Record<string, Command>>

export type CommandName = keyof typeof commands
