import { CallFault } from '@fairground/client/call-fault'
import type { FaultName } from '@fairground/contract/errors'

/** Nobody here knows whether the order was made: pressing again asks about the same one. */
const uncertain: ReadonlySet<FaultName> = new Set<FaultName>([
  'session.connectionLost',
  'session.requestTimeout',
  'request.internal',
])

export interface OrderProblem {
  /** Under the field of the coupon, or over the button. */
  readonly at: 'coupon' | 'whole'
  /** fault: what the refusal itself says. */
  readonly says: 'fault' | 'offline' | 'provider' | 'uncertain'
  /** A limit stands in the way: the limits are offered. */
  readonly isLimit: boolean
}

const saysOf = (name: FaultName): OrderProblem['says'] => {
  if (name === 'session.notConnected') return 'offline'
  if (name === 'request.unavailable') return 'provider'
  return uncertain.has(name) ? 'uncertain' : 'fault'
}

/** Why an order was not made, as far as anybody knows. */
export const orderProblem = (error: unknown): OrderProblem => {
  if (!(error instanceof CallFault)) return { at: 'whole', says: 'uncertain', isLimit: false }
  const name = error.faultName
  return {
    at: name.startsWith('coupon.') ? 'coupon' : 'whole',
    says: saysOf(name),
    isLimit: name === 'deposit.limitReached',
  }
}
