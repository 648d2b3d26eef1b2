import { requestTimeoutMs } from '@fairground/contract/constants'
import { endsSession, isFaultLike } from '@fairground/contract/fault'
import type { OperationName } from '@fairground/contract/operation-names'
import type { Input, Output } from '@fairground/contract/operations'
import { sentAtHeader } from '@fairground/contract/transport'
import { CallFault, callFault } from '#call-fault.ts'
import { toCallHeaders } from '#session-headers.ts'
import type { TokenStore } from '#token-store.ts'

export interface RestOptions {
  readonly baseUrl: string
  readonly memberId: number
  readonly siteKey: string
  readonly token: TokenStore
  readonly timeoutMs?: number
  readonly fetch?: typeof globalThis.fetch
  /** Called with the name of each operation that the server answered with success. */
  readonly onAnswer?: (name: OperationName) => void
}

export interface Caller {
  readonly call: <N extends OperationName>(name: N, input: Input<N>) => Promise<Output<N>>
}

export interface RestCaller {
  /** `sentAt` is the time of the call on the server's clock, if the caller knows it. */
  readonly call: <N extends OperationName>(name: N, input: Input<N>, sentAt?: number) => Promise<Output<N>>
}

const toCallFault = (body: unknown): CallFault =>
  isFaultLike(body) ? new CallFault(body) : callFault('browser.badResponse')

export const restClient = ({
  baseUrl,
  memberId,
  siteKey,
  token,
  timeoutMs = requestTimeoutMs.remoteObject,
  fetch = globalThis.fetch,
  onAnswer,
}: RestOptions): RestCaller => {
  const send = async (name: OperationName, input: unknown, sentAt?: number): Promise<Response> => {
    try {
      return await fetch(`${baseUrl}/api/${memberId}/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'site-key': siteKey,
          ...toCallHeaders(token),
          ...(sentAt === undefined ? {} : { [sentAtHeader]: String(sentAt) }),
        },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (cause) {
      const timedOut = cause instanceof Error && cause.name === 'TimeoutError'
      throw callFault(timedOut ? 'session.requestTimeout' : 'session.notConnected', cause)
    }
  }

  const parseBody = async (response: Response): Promise<unknown> => {
    try {
      return await response.json()
    } catch (cause) {
      throw callFault('browser.badResponse', cause)
    }
  }

  return {
    call: async <N extends OperationName>(name: N, input: Input<N>, sentAt?: number) => {
      const response = await send(name, input, sentAt)
      const renewedToken = response.headers.get('auth-token')
      if (renewedToken !== null) token.write(renewedToken)
      const body = await parseBody(response)
      if (!response.ok) {
        const callError = toCallFault(body)
        if (endsSession(callError.faultName)) token.write(null)
        throw callError
      }
      if (name === 'logout') token.write(null)
      onAnswer?.(name)
      return body as Output<N>
    },
  }
}
