import type { AnyCommand } from '@fairground/server/ledger/commands'
import type { LaneReply } from '@fairground/server/ledger/lane/lane-reply'
import { Mailbox, receive, sleep, type Task } from '../engine/machines.ts'
import type { System } from '../system.ts'

const attemptTimeoutMs = 5000

/** Sends the command to the operator's lane and retries until a lane has decided it. */
export function* sendCommand(
  { bus, serving }: System,
  commandForAttempt: (attempt: number) => AnyCommand,
): Task<LaneReply<unknown>> {
  for (let attempt = 1; ; attempt++) {
    const command = commandForAttempt(attempt)
    const answers = new Mailbox()
    const reply = (one: LaneReply<unknown>): void =>
      bus.send(`answer to ${command.name}`, () => answers.put(one))
    bus.send(command.name, () => {
      if (serving.size === 0) answers.put({ refused: 'not-mine' })
      for (const serve of serving.values()) serve({ command, reply })
    })
    const answer = (yield* receive(answers, attemptTimeoutMs)) as LaneReply<unknown> | undefined
    const isDecided = answer && !('refused' in answer && answer.refused === 'not-mine')
    if (isDecided) return answer
    yield* sleep(100)
  }
}
