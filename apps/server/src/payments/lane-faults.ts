import type { FaultName } from '@fairground/contract/errors'
import { LaneRefusal } from '#ledger/lane-client.ts'
import { Refusal } from '#operation/refusal.ts'

const faults: { readonly [R in LaneRefusal['reason']]: FaultName } = {
  conflict: 'request.conflict',
  overloaded: 'request.unavailable',
  failed: 'request.internal',
  unknown: 'request.unavailable',
}

/** For `catch`: what the lane did not decide, as the caller is told. */
export const laneFault = (error: unknown): never => {
  throw error instanceof LaneRefusal ? new Refusal(faults[error.reason]) : error
}
