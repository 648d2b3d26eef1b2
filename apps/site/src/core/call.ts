import { restClient } from '@fairground/client/rest'
import type { OperationName } from '@fairground/contract/operation-names'
import type { Input, Output } from '@fairground/contract/operations'
import { bootstrap } from './bootstrap.ts'
import { channel } from './connection/connection.ts'
import { changesCookie, mayUseRest } from './may-use-rest.ts'
import { observe } from './observe.ts'
import { withSessionEndHandling } from './session/session-end.ts'
import { token } from './session/token.ts'

const rest = restClient({
  baseUrl: '',
  memberId: bootstrap.memberId,
  siteKey: bootstrap.siteKey,
  token,
  fetch: (input, init) => globalThis.fetch(input, init),
  onAnswer: name => observe('called', name),
})

/** Often enough for the server to renew the token of a session in use every 30 minutes. */
const cookieEveryMs = 25 * 60_000
let cookieSentAt = Date.now()

const useRest = (name: OperationName): boolean =>
  changesCookie(name) ||
  (mayUseRest(name) && (channel.state().status !== 'connected' || Date.now() - cookieSentAt > cookieEveryMs))

/** Calls an operation over the channel. What changes the cookie uses REST, and reads do while it is not connected. */
export const call = <N extends OperationName>(name: N, input: Input<N>): Promise<Output<N>> =>
  withSessionEndHandling(name, () => {
    if (!useRest(name)) return channel.call(name, input)
    cookieSentAt = Date.now()
    return rest.call(name, input)
  })
