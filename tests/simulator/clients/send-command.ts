import type { AnyCommand } from '@fairground/server/ledger/commands'
import { acceptedClasses } from '@fairground/server/ledger/command-classes'
import { getDeadline } from '@fairground/server/ledger/lane/deadline'
import type { LaneReply } from '@fairground/server/ledger/lane/lane-reply'
import { Mailbox, receive, sleep, type Task } from '../engine/machines.ts'
import type { System } from '../system.ts'

const attemptTimeoutMs = 5000

/** The deadline that a gateway gives to a player's command. */
export const findDeadline = ({ database }: System, name: AnyCommand['name']): number | undefined =>
  acceptedClasses[name].includes('play') ? getDeadline(database.time) : undefined

/** Sends the command to the operator's lane and retries until a lane has decided it. */
export function* sendCommand(
  system: System,
  commandForAttempt: (attempt: number) => AnyCommand,
): Task<LaneReply<unknown>> {
  const { bus, serving } = system
  let decideBefore: number | undefined
  for (let attempt = 1; ; attempt++) {
    const made = commandForAttempt(attempt)
    decideBefore ??= findDeadline(system, made.name)
    const command = { decideBefore, ...made }
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
