import { decode } from '#platform/broker/broker.ts'
import type { Log } from '#platform/log.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import { parseCommand } from '#ledger/parse-command.ts'
import type { LaneReply } from './lane-reply.ts'
import type { Lane } from './lane.ts'

/** Well above what a client puts in one message. */
const maxCommands = 2000

interface Receiver {
  readonly lane: Pick<Lane, 'submit'>
  readonly log: Log
  /** Whether the sender has the right to send the command. */
  readonly mayBeSent: (command: AnyCommand) => boolean
  /** Called once, with one reply per command in the order of the message. */
  readonly respond: (replies: LaneReply<unknown>[]) => void
}

/** Submits the well-formed commands of a message and refuses the others. A message that is no list gets no reply. */
export const receiveCommands = (bytes: Uint8Array, { lane, log, mayBeSent, respond }: Receiver): void => {
  const values = decodeList(bytes)
  if (!values) return log.warn({ bytes: bytes.length }, 'lane message refused')
  const commands = values.map(parseCommand)
  const malformed = commands.filter(command => !command).length
  if (malformed > 0) log.warn({ commands: commands.length, malformed }, 'malformed commands refused')
  const replies: LaneReply<unknown>[] = []
  let missing = commands.length
  commands.forEach((command, i) => {
    const reply = (each: LaneReply<unknown>): void => {
      replies[i] = each
      missing -= 1
      if (missing === 0) respond(replies)
    }
    if (command && mayBeSent(command)) lane.submit(command, reply)
    else reply({ refused: 'failed' })
  })
}

const decodeList = (bytes: Uint8Array): readonly unknown[] | undefined => {
  try {
    const value = decode(bytes)
    const isList = Array.isArray(value) && value.length > 0 && value.length <= maxCommands
    return isList ? value : undefined
  } catch {
    return undefined
  }
}
