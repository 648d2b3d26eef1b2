import { writeFileSync } from 'node:fs'
import { type Acting, NotDone, type OperatorParts } from './act.ts'
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

export interface Asked {
  /** What is acted on: a username, the number of a request, an upload id. */
  readonly about: string
  readonly option: (
    name: 'second-actor' | 'text' | 'kind' | 'segment' | 'out' | 'client' | 'secret-file',
  ) => string
}

type Command = (parts: OperatorParts, acting: Acting, asked: Asked) => Promise<string>

const about = (asked: Asked): string => {
  if (asked.about === '') throw new NotDone('say whom or what it is about')
  return asked.about
}

const numberOf = (asked: Asked): number => {
  const number = Number(about(asked))
  if (!Number.isSafeInteger(number)) throw new NotDone(`${asked.about} is no number`)
  return number
}

const answering =
  (status: RequestAnswer['status']): Command =>
  async (parts, acting, asked) => {
    const requestId = Number(about(asked))
    if (!Number.isSafeInteger(requestId)) throw new NotDone(`${asked.about} is no request`)
    const text = status === 'REJECTED' ? asked.option('text') : ''
    await answerRequest(parts, acting, { requestId, status, text })
    return `request ${requestId}: ${status}`
  }

const onPlayer =
  (done: string, work: (parts: OperatorParts, acting: Acting, username: string) => Promise<void>): Command =>
  async (parts, acting, asked) => {
    await work(parts, acting, about(asked))
    return `${asked.about}: ${done}`
  }

/** What can be done for an operator, closed. */
export const commands = {
  'documents list': async (parts, acting) => {
    const requests = await listRequests(parts, acting)
    const lines = requests.flatMap(({ id, username, kind, reply, documents }) => [
      `request ${id}  ${username}  ${kind}${reply === '' ? '' : `  ${JSON.stringify(reply)}`}`,
      ...documents.map(each => `  ${each.uploadId}  ${each.kind}  ${each.contentType}`),
    ])
    return lines.length === 0 ? 'nothing waits for an answer' : lines.join('\n')
  },
  'documents show': async (parts, acting, asked) => {
    const out = asked.option('out')
    const content = await showDocument(parts, acting, about(asked))
    writeFileSync(out, content, { mode: 0o600, flag: 'wx' })
    return `${content.length} bytes written to ${out}; delete it when you have looked at it`
  },
  'request-documents': async (parts, acting, asked) => {
    const kind = documentKinds.find(each => each === asked.option('kind'))
    if (!kind) throw new NotDone(`--kind is one of ${documentKinds.join(', ')}`)
    const id = await requestDocuments(parts, acting, about(asked), { kind, text: asked.option('text') })
    return `request ${id}: REQUESTED`
  },
  approve: answering('VERIFIED'),
  reject: answering('REJECTED'),
  'withdrawals list': async (parts, acting) => {
    const lines = await listWithdrawals(parts, acting)
    return lines.length === 0 ? 'no withdrawal is under way' : lines.join('\n')
  },
  'withdrawals approve': async (parts, acting, asked) => {
    await approveWithdrawal(parts, acting, numberOf(asked))
    return `withdrawal ${asked.about}: approved`
  },
  'withdrawals reject': async (parts, acting, asked) => {
    await rejectWithdrawal(parts, acting, numberOf(asked), asked.option('text'))
    return `withdrawal ${asked.about}: rejected`
  },
  'deposits refund': async (parts, acting, asked) => {
    await refundDeposit(parts, acting, numberOf(asked))
    return `deposit ${asked.about}: refunded`
  },
  ban: onPlayer('banned', banPlayer),
  unban: async (parts, acting, asked) => {
    await unbanPlayer(parts, acting, about(asked), asked.option('second-actor'))
    return `${asked.about}: no longer banned`
  },
  close: onPlayer('closed', closePlayerAccount),
  unlock: onPlayer('unlocked', unlockPlayer),
  'reset-second-factor': onPlayer('has no second factor', resetSecondFactor),
  'identity-provider': async (parts, acting, asked) => {
    const client = { clientId: asked.option('client'), secretFile: asked.option('secret-file') }
    await setProvider(parts, acting, about(asked), client)
    return `players may sign in with ${asked.about}`
  },
  whitelabel: async (parts, acting, asked) => {
    await setPartner(parts, acting, about(asked), asked.option('secret-file'))
    return `sessions are exchanged with ${asked.about}`
  },
  segment: async (parts, acting, asked) => {
    const segment = asked.option('segment')
    await setSegment(parts, acting, about(asked), segment)
    return `${asked.about}: segment ${segment}`
  },
} as const satisfies Readonly<Record<string, Command>>

export type CommandName = keyof typeof commands
