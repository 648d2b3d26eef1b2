import type { AnyCommand, LaneReply } from '@fairground/server/ledger/command'
import { Mailbox, receive, sleep, type Task } from './machines.ts'
import type { System } from './system.ts'

const oneTryMs = 5000

/** Asks the member's lane, again and again with the same command, until a lane has decided it. */
export function* ask(
  { bus, serving }: System,
  commandOfTry: (attempt: number) => AnyCommand,
): Task<LaneReply<unknown>> {
  for (let attempt = 1; ; attempt++) {
    const command = commandOfTry(attempt)
    const answers = new Mailbox()
    const reply = (one: LaneReply<unknown>): void =>
      bus.send(`answer to ${command.name}`, () => answers.put(one))
    bus.send(command.name, () => {
      if (serving.size === 0) answers.put({ refused: 'not-mine' })
      for (const serve of serving.values()) serve({ command, reply })
    })
    const answer = (yield* receive(answers, oneTryMs)) as LaneReply<unknown> | undefined
    const isDecided = answer && !('refused' in answer && answer.refused === 'not-mine')
    if (isDecided) return answer
    yield* sleep(100)
  }
}
