import { type ByeReason, messageKinds, type ServerMessage } from '@fairground/contract/channel'
import type { FaultName } from '@fairground/contract/errors'
import { observeFact } from '#platform/observations.ts'

/** The fault that a browser shows for the reason. After other reasons it reconnects. */
const faultForBye: { readonly [R in ByeReason]?: FaultName } = {
  'login-elsewhere': 'session.loginElsewhere',
  banned: 'session.banned',
  closed: 'session.closed',
  restricted: 'session.restricted',
}

/** Records a fault, also one that ends the channel. */
export const observeReply = (message: ServerMessage): void => {
  const name =
    message[0] === messageKinds.FAULT
      ? message[2].name
      : message[0] === messageKinds.BYE
        ? faultForBye[message[1].reason]
        : undefined
  if (name !== undefined) observeFact('server', 'returned', name)
}
