import { restClient } from '@fairground/client/rest'
import type { OperationName } from '@fairground/contract/operation-names'
import type { Input, Output } from '@fairground/contract/operations'
import { bootstrap } from './bootstrap.ts'
import { channel } from './connection/connection.ts'
import { mayUseRest } from './may-use-rest.ts'
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

/** Calls an operation over the channel; while it is not connected, reads and login use REST. */
export const call = <N extends OperationName>(name: N, input: Input<N>): Promise<Output<N>> =>
  withSessionEndHandling(name, () =>
    channel.state().status !== 'connected' && mayUseRest(name)
      ? rest.call(name, input)
      : channel.call(name, input),
  )
