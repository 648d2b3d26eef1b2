import { CallFault } from '@fairground/client/call-fault'
import type { FaultName } from '@fairground/contract/errors'

/** Faults that leave it open whether the order exists; a retry repeats the same request. */
const uncertain: ReadonlySet<FaultName> = new Set<FaultName>([
  'session.connectionLost',
  'session.requestTimeout',
  'request.internal',
])

export interface OrderProblem {
  /** Shown below the coupon field or above the submit button. */
  readonly at: 'coupon' | 'whole'
  /** `fault` shows the text of the fault itself. */
  readonly reason: 'fault' | 'offline' | 'provider' | 'uncertain'
  /** A deposit limit caused the refusal, so the form links to the limits. */
  readonly isLimit: boolean
}

const getReason = (name: FaultName): OrderProblem['reason'] => {
  if (name === 'session.notConnected') return 'offline'
  if (name === 'request.unavailable') return 'provider'
  return uncertain.has(name) ? 'uncertain' : 'fault'
}

/** Classifies the failure of an order. */
export const orderProblem = (error: unknown): OrderProblem => {
  if (!(error instanceof CallFault)) return { at: 'whole', reason: 'uncertain', isLimit: false }
  const name = error.faultName
  return {
    at: name.startsWith('coupon.') ? 'coupon' : 'whole',
    reason: getReason(name),
    isLimit: name === 'deposit.limitReached',
  }
}
