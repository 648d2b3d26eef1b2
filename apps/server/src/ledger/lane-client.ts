import type { Broker } from '#broker/broker.ts'
import { laneSubject } from '#broker/subjects.ts'
import type { Answer, CommandName, LaneReply, Request } from './command.ts'

/** Why a command has no answer. `unknown` means it may have been decided: only the same key may be sent again. */
export class LaneRefusal extends Error {
  override name = 'LaneRefusal'
  readonly reason: 'conflict' | 'overloaded' | 'failed' | 'unknown'
  constructor(reason: LaneRefusal['reason']) {
    super(`the lane did not decide: ${reason}`)
    this.reason = reason
  }
}

export interface LaneClient {
  ask<N extends CommandName>(memberId: number, name: N, request: Request<N>): Promise<Answer<N>>
}

const patienceMs = 15_000
const oneTryMs = 5000

/** Asks the member's lane, repeating the same command (same key) while no lane answers. */
export const createLaneClient = (broker: Broker): LaneClient => ({
  async ask<N extends CommandName>(memberId: number, name: N, request: Request<N>) {
    const deadline = performance.now() + patienceMs
    while (performance.now() < deadline) {
      const reply = await broker
        .request<LaneReply<Answer<N>>>(laneSubject(memberId), { name, request }, oneTryMs)
        .catch(() => undefined)
      if (reply && 'ok' in reply) return reply.ok
      if (reply && reply.refused !== 'not-mine') throw new LaneRefusal(reply.refused)
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    throw new LaneRefusal('unknown')
  },
})
