import { readFileSync, writeFileSync } from 'node:fs'
import { expirePlayer, renewPlayer } from './accounts/expire-player.ts'
import { issueTemporaryPassword } from './accounts/issue-temporary-password.ts'
import { requirePasswordChange } from './accounts/require-password-change.ts'
import { setDemo } from './accounts/set-demo.ts'
import { setPlayerLimit } from './accounts/set-player-limit.ts'
import { type Acting, CommandRefused, type StaffDeps } from './act.ts'
import { answerRequest, type RequestAnswer } from './answer-request.ts'
import {
  endMaintenance,
  listNotices,
  type NoticeInput,
  setMaintenance,
  setMessage,
  withdrawMessage,
} from './change-notices.ts'
import { banPlayer } from './ban-player.ts'
import { publishPage, removePage } from './content/publish-page.ts'
import { publishAd, publishBackground, removeAd } from './content/publish-pictures.ts'
import { closePlayerAccount } from './close-player-account.ts'
import { approveWithdrawal, listWithdrawals, rejectWithdrawal } from './decide-withdrawal.ts'
import { holdClosedDraw, releaseDraw } from './hold-draw.ts'
import { listRequests } from './list-requests.ts'
import { refundDeposit } from './refund-deposit.ts'
import { reloadConfiguration } from './reload-configuration.ts'
import { documentKinds, requestDocuments } from './request-documents.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { setPartner, setProvider } from './set-partner.ts'
import { setSegment } from './set-segment.ts'
import { showDocument } from './show-document.ts'
import { answerCase, closeCase } from './support/answer-case.ts'
import { listCases, showCase } from './support/read-cases.ts'
import { importExternalPlays } from './tickets/import-external-plays.ts'
import { reprintTicket } from './tickets/reprint-ticket.ts'
import { unbanPlayer } from './unban-player.ts'
import { unlockPlayer } from './unlock-player.ts'

export interface CommandInput {
  /** A username, the number of a request, deposit or withdrawal, an upload id or an address. */
  readonly target: string
  readonly option: (name: OptionName) => string
  readonly isFullWidth?: boolean
  readonly optional: (name: 'title' | 'from' | 'until') => string | undefined
}

type OptionName =
  | 'second-actor'
  | 'text'
  | 'kind'
  | 'segment'
  | 'amount'
  | 'language'
  | 'title'
  | 'file'
  | 'out'
  | 'client'
  | 'secret-file'

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

const readNotice = (input: CommandInput): NoticeInput => ({
  title: input.optional('title'),
  text: input.option('text'),
  from: input.optional('from'),
  until: input.optional('until'),
})

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
  hold: async (deps, acting, input) => {
    await holdClosedDraw(deps, acting, requireNumber(input))
    return `instance ${input.target}: held`
  },
  release: async (deps, acting, input) => {
    const result = await releaseDraw(deps, acting, requireNumber(input))
    return result === 'released'
      ? `instance ${input.target}: released`
      : `instance ${input.target}: approved; a second person must release it too`
  },
  ban: onPlayer('banned', banPlayer),
  unban: async (deps, acting, input) => {
    await unbanPlayer(deps, acting, requireTarget(input), input.option('second-actor'))
    return `${input.target}: no longer banned`
  },
  expire: onPlayer('expired', expirePlayer),
  renew: onPlayer('active again', renewPlayer),
  demo: onPlayer('now a demo user', setDemo),
  close: onPlayer('closed', closePlayerAccount),
  unlock: onPlayer('unlocked', unlockPlayer),
  'reset-second-factor': onPlayer('second factor removed', resetSecondFactor),
  'require-password-change': onPlayer('must change the password', requirePasswordChange),
  'temporary-password': async (deps, acting, input) => {
    const password = await issueTemporaryPassword(deps, acting, requireTarget(input))
    return `${input.target}: ${password} works for 24 hours`
  },
  limit: async (deps, acting, input) => {
    const limit = { kind: input.option('kind'), amount: input.option('amount') }
    return `${input.target}: ${await setPlayerLimit(deps, acting, requireTarget(input), limit)}`
  },
  'support list': async (deps, acting) => {
    const lines = await listCases(deps, acting)
    return lines.length === 0 ? 'no case waits for an answer' : lines.join('\n')
  },
  'support show': async (deps, acting, input) =>
    (await showCase(deps, acting, requireTarget(input))).join('\n'),
  'support answer': async (deps, acting, input) => {
    await answerCase(deps, acting, requireTarget(input), input.option('text'))
    return `case ${input.target}: answered`
  },
  'support close': async (deps, acting, input) => {
    await closeCase(deps, acting, requireTarget(input))
    return `case ${input.target}: closed`
  },
  'pages publish': async (deps, acting, input) => {
    const page = {
      linkName: requireTarget(input),
      language: input.option('language'),
      title: input.option('title'),
      body: readFileSync(input.option('file'), 'utf8'),
      fullWidth: input.isFullWidth ?? false,
    }
    return `page ${page.linkName}: published with number ${await publishPage(deps, acting, page)}`
  },
  'pages remove': async (deps, acting, input) => {
    await removePage(deps, acting, requireTarget(input))
    return `page ${input.target}: removed`
  },
  'ads publish': async (deps, acting, input) => {
    const content = readFileSync(requireTarget(input), 'utf8')
    return `ad ${await publishAd(deps, acting, content)}: published`
  },
  'ads remove': async (deps, acting, input) => {
    await removeAd(deps, acting, requireNumber(input))
    return `ad ${input.target}: removed`
  },
  'background publish': async (deps, acting, input) => {
    await publishBackground(deps, acting, readFileSync(requireTarget(input), 'utf8'))
    return 'background: published'
  },
  'background remove': async (deps, acting) => {
    await publishBackground(deps, acting, null)
    return 'background: removed'
  },
  'tickets reprint': async (deps, acting, input) =>
    `ticket ${input.target}: print ${await reprintTicket(deps, acting, requireTarget(input))}`,
  'tickets import': async (deps, acting, input) => {
    const content = readFileSync(requireTarget(input), 'utf8')
    return `${await importExternalPlays(deps, acting, content)} tickets stored`
  },
  'identity-provider': async (deps, acting, input) => {
    const client = { clientId: input.option('client'), secretFile: input.option('secret-file') }
    await setProvider(deps, acting, requireTarget(input), client)
    return `players may sign in with ${input.target}`
  },
  whitelabel: async (deps, acting, input) => {
    await setPartner(deps, acting, requireTarget(input), input.option('secret-file'))
    return `sessions are exchanged with ${input.target}`
  },
  'maintenance on': (deps, acting, input) => setMaintenance(deps, acting, readNotice(input)),
  'maintenance off': endMaintenance,
  'message set': (deps, acting, input) => setMessage(deps, acting, readNotice(input)),
  'message clear': withdrawMessage,
  'notices list': listNotices,
  'reload-configuration': reloadConfiguration,
  segment: async (deps, acting, input) => {
    const segment = input.option('segment')
    await setSegment(deps, acting, requireTarget(input), segment)
    return `${input.target}: segment ${segment}`
  },
} as const satisfies Readonly<Record<string, Command>>

export type CommandName = keyof typeof commands
