import type { FaultName } from '@fairground/contract/errors'
import type { Answer, CommandName, Request } from '#ledger/commands.ts'
import { LaneRefusal } from '#ledger/lane/lane-client.ts'
import type { Context } from './context.ts'
import { Refusal } from '#platform/refusal.ts'

const faultForReason: { readonly [R in LaneRefusal['reason']]: FaultName } = {
  conflict: 'request.conflict',
  expired: 'request.unavailable',
  overloaded: 'request.unavailable',
  failed: 'request.internal',
  unknown: 'request.unavailable',
}

/** Submits a command for a caller. Throws a refusal if the lane did not decide it. */
export const requestLane = async <N extends CommandName>(
  { lane }: Pick<Context, 'lane'>,
  memberId: number,
  name: N,
  request: Request<N>,
): Promise<Answer<N>> => {
  try {
    return await lane.submit(memberId, name, request)
  } catch (error) {
    throw error instanceof LaneRefusal ? new Refusal(faultForReason[error.reason]) : error
  }
}
