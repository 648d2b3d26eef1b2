import { restClient } from '@fairground/client/rest'
import type { OperationName } from '@fairground/contract/operation-names'
import type { Input, Output } from '@fairground/contract/operations'
import { bootstrap } from './bootstrap.ts'
import { channel } from './connection.ts'
import { mayGoByRest } from './may-go-by-rest.ts'
import { heedingSessionEnd } from './session-end.ts'
import { token } from './token.ts'

const rest = restClient({
  baseUrl: '',
  memberId: bootstrap.memberId,
  siteKey: bootstrap.siteKey,
  token,
  fetch: (input, init) => globalThis.fetch(input, init),
})

/** Calls an operation over the channel; while that is not connected, reads and login go by REST. */
export const call = <N extends OperationName>(name: N, input: Input<N>): Promise<Output<N>> =>
  heedingSessionEnd(name, () =>
    channel.state().status !== 'connected' && mayGoByRest(name)
      ? rest.call(name, input)
      : channel.call(name, input),
  )
