import type { FaultName } from '@fairground/contract/errors'
import type { Answer, CommandName, Request } from '#ledger/command.ts'
import { LaneRefusal } from '#ledger/lane-client.ts'
import type { Context } from './context.ts'
import { Refusal } from './refusal.ts'

const faultOf: { readonly [R in LaneRefusal['reason']]: FaultName } = {
  conflict: 'request.conflict',
  overloaded: 'request.unavailable',
  failed: 'request.internal',
  unknown: 'request.unavailable',
}

/** Asks the lane for a caller, who is told by a fault when it was not decided. */
export const askLane = async <N extends CommandName>(
  { lane }: Pick<Context, 'lane'>,
  memberId: number,
  name: N,
  request: Request<N>,
): Promise<Answer<N>> => {
  try {
    return await lane.ask(memberId, name, request)
  } catch (error) {
    throw error instanceof LaneRefusal ? new Refusal(faultOf[error.reason]) : error
  }
}
