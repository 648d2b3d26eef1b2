import type { CertificateFiles, SignerAddress } from '#platform/signer-settings.ts'
import type { LogPosition, SignerCall, SignerCalls, StatusAnswer } from './protocol.ts'
import { type RefusalCode, refusalCodes } from './request-refused.ts'
import { post } from './transport/post.ts'

export class SignerUnreachable extends Error {
  override name = 'SignerUnreachable'
}

/** The signer refused the request. A refusal spends nothing. */
export class SignerRefused extends Error {
  override name = 'SignerRefused'
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
  }
}

/** The signer's link does not hash to the previous link. A retry gets the same link. */
export class WrongLink extends Error {
  override name = 'WrongLink'
}

export interface SignerClient {
  call<C extends SignerCall>(name: C, body: SignerCalls[C]['request']): Promise<SignerCalls[C]['answer']>
}

export interface SignerClientOptions {
  /** The signer and its standby. The one with the newest term is used. */
  readonly addresses: readonly SignerAddress[]
  readonly identity?: CertificateFiles | undefined
  readonly timeoutMs?: number
  /** The newest position of the signer's log that the platform has stored. A signer that lacks it answers nothing. */
  readonly findNewest?: () => Promise<LogPosition | undefined>
}

const firstPosition: LogPosition = { k: 0, head: '00'.repeat(32) }
const defaultTimeoutMs = 3000

/** Sends one call to one signer. */
export const createSender =
  (address: SignerAddress, identity: CertificateFiles | undefined, timeoutMs: number) =>
  async <C extends SignerCall>(
    name: C,
    body: SignerCalls[C]['request'],
  ): Promise<SignerCalls[C]['answer']> => {
    const { status, text } = await post(address, identity, `/${name}`, JSON.stringify(body), timeoutMs).catch(
      (error: unknown) => {
        throw new SignerUnreachable(error instanceof Error ? error.message : String(error))
      },
    )
    if (status === 200) return JSON.parse(text) as SignerCalls[C]['answer']
    throw toError(text)
  }

export const createSignerClient = (options: SignerClientOptions): SignerClient => {
  const { addresses, identity, timeoutMs = defaultTimeoutMs, findNewest } = options
  const senders = addresses.map(address => createSender(address, identity, timeoutMs))
  let current = senders[0]
  let newest = firstPosition

  const findKnown = async (): Promise<LogPosition> => {
    const stored = await findNewest?.()
    return stored && stored.k > newest.k ? { k: stored.k, head: stored.head } : newest
  }

  const send: SignerClient['call'] = async (name, body) => {
    if (!current) throw new SignerUnreachable('no signer is configured')
    const answer = await current(name, body)
    if (isPosition(answer) && name !== 'status' && answer.k > newest.k)
      newest = { k: answer.k, head: answer.head }
    return answer
  }

  const sendConfirmed: SignerClient['call'] = async (name, body) => {
    try {
      return await send(name, body)
    } catch (error) {
      if (!(error instanceof SignerRefused) || error.code !== 'unconfirmed') throw error
      await send('confirm', await findKnown())
      return send(name, body)
    }
  }

  /** Returns false if no other signer holds the newest term. */
  const changeSigner = async (): Promise<boolean> => {
    const found = await Promise.all(
      senders.map(async sender => ({ sender, status: await sender('status', {}).catch(() => undefined) })),
    )
    const [best] = found
      .filter((each): each is { sender: typeof each.sender; status: StatusAnswer } => holdsTerm(each.status))
      .sort((a, b) => b.status.term - a.status.term)
    if (!best || best.sender === current) return false
    current = best.sender
    return true
  }

  return {
    call: async (name, body) => {
      try {
        return await sendConfirmed(name, body)
      } catch (error) {
        if (senders.length < 2 || !isAbsent(error) || !(await changeSigner())) throw error
        return sendConfirmed(name, body)
      }
    },
  }
}

const holdsTerm = (status: StatusAnswer | undefined): boolean =>
  status?.mode === 'active' || status?.mode === 'unconfirmed'

/** The signer cannot be reached or does not hold the term. */
const isAbsent = (error: unknown): boolean =>
  error instanceof SignerUnreachable ||
  (error instanceof SignerRefused && (error.code === 'standby' || error.code === 'term'))

const isPosition = (answer: object): answer is LogPosition => 'k' in answer && 'head' in answer

const toError = (text: string): Error => {
  const { code, message } = parseRefusal(text)
  const known = refusalCodes.find(each => each === code)
  return known ? new SignerRefused(known, message) : new SignerUnreachable(message)
}

const parseRefusal = (text: string): { code?: unknown; message: string } => {
  try {
    return JSON.parse(text) as { code?: unknown; message: string }
  } catch {
    return { message: text.slice(0, 200) }
  }
}
