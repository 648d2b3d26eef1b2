import { type Broker, decode, encode, encodeList } from '#platform/broker/broker.ts'
import { laneSubject, laneTaken } from '#platform/broker/subjects.ts'
import type { AnyCommand, Answer, CommandName, Request } from '#ledger/commands.ts'
import { type CommandClass, commandClasses, mayBeSentAs } from '#ledger/command-classes.ts'
import { getDeadline } from './deadline.ts'
import type { LaneKeys } from './lane-keys.ts'
import type { LaneReply } from './lane-reply.ts'
import { signMessage } from './signed-message.ts'

/** Why a command has no answer. `unknown` means that it may have been decided: a retry must use the same key. */
export class LaneRefusal extends Error {
  override name = 'LaneRefusal'
  readonly reason: 'conflict' | 'expired' | 'overloaded' | 'failed' | 'unknown'
  constructor(reason: LaneRefusal['reason']) {
    super(`the lane did not decide the command: ${reason}`)
    this.reason = reason
  }
}

export interface LaneClient {
  /** Without a deadline, a `play` command gets one from the time of this call. */
  submit<N extends CommandName>(
    memberId: number,
    name: N,
    request: Request<N>,
    decideBefore?: number,
  ): Promise<Answer<N>>
}

/** With the last attempt at most 15 s: a browser waits as long, and must receive the refusal before it gives up. */
const giveUpAfterMs = 9_500
const attemptTimeoutMs = 5000
const retryDelayMs = 100

/**
 * Sends commands to the operator's lane, signed with the service's keys, and repeats each one with the same key until a
 * lane answers.
 */
export const createLaneClient = (broker: Broker, keys: LaneKeys): LaneClient => {
  const queues = new Map<string, SendQueue>()
  broker.subscribe(laneTaken, message => {
    const memberId = decode(message.data) as number
    for (const commandClass of commandClasses) queues.get(laneSubject(memberId, commandClass))?.retry()
  })
  const queueFor = (memberId: number, commandClass: CommandClass) => {
    const subject = laneSubject(memberId, commandClass)
    const queue =
      queues.get(subject) ??
      openQueue(commands => {
        const key = keys.newest(commandClass)
        const message = signMessage(key, { memberId, commandClass }, commands, Date.now())
        return broker.request(subject, message, attemptTimeoutMs)
      })
    queues.set(subject, queue)
    return queue
  }
  return {
    async submit<N extends CommandName>(
      memberId: number,
      name: N,
      request: Request<N>,
      decideBefore = getDeadline(Date.now()),
    ) {
      const unsent = { name, request } as AnyCommand
      const commandClass = keys.classes.find(each => mayBeSentAs(each, unsent))
      if (!commandClass) throw new Error(`this service has no right to send ${name}`)
      const sent = commandClass === 'play' ? { ...unsent, decideBefore } : unsent
      const command = { bytes: encode(sent), plays: countPlays(name, request) }
      const queue = queueFor(memberId, commandClass)
      const deadline = performance.now() + giveUpAfterMs
      while (performance.now() < deadline) {
        const reply = (await queue.send(command)) as LaneReply<Answer<N>> | undefined
        if (reply && 'ok' in reply) return reply.ok
        if (reply && reply.refused !== 'not-mine') throw new LaneRefusal(reply.refused)
        await new Promise(resolve => setTimeout(resolve, retryDelayMs))
      }
      throw new LaneRefusal('unknown')
    },
  }
}

type Reply = LaneReply<unknown> | undefined

interface Command {
  readonly bytes: Uint8Array
  /** The answer contains one receipt per play. */
  readonly plays: number
}

interface PendingCommand {
  readonly command: Command
  readonly resolve: (reply: Reply) => void
}

const countPlays = <N extends CommandName>(name: N, request: Request<N>): number =>
  name === 'join' ? (request as Request<'join'>).count : 1

interface SendQueue {
  send(command: Command): Promise<Reply>
  /** Resends what is in flight: another lane has taken over, so the old one will not answer. */
  retry(): void
}

/** The lane collects the messages that arrive while it decides. Commands that find no free place share the next message. */
const maxMessagesInFlight = 8
/** Below the lane's queue limit, so that one gateway waits by itself and its commands are not refused as an overload. */
const maxPlaysInFlight = 1000
// The broker's message limit is 1 MiB, and a receipt takes at most 1.9 kB of an answer: 17 hashes of a path at 100,000.
const maxMessageBytes = 262_144
const maxMessagePlays = 500

/** Sends the commands of one lane in as few messages as keep it busy. No timer: waiting commands go with the next free slot. */
const openQueue = (request: (commands: Uint8Array) => Promise<unknown>): SendQueue => {
  const waiting: PendingCommand[] = []
  const inFlight = new Set<() => void>()
  let playsInFlight = 0
  let scheduled = false
  const isFull = () => inFlight.size >= maxMessagesInFlight || playsInFlight >= maxPlaysInFlight
  const sendMessage = (pending: readonly PendingCommand[]): void => {
    const plays = pending.reduce((sum, { command }) => sum + command.plays, 0)
    playsInFlight += plays
    const end = (replies?: Reply[]): void => {
      if (!inFlight.delete(giveUp)) return
      playsInFlight -= plays
      pending.forEach(({ resolve }, i) => resolve(replies?.[i]))
      sendWaiting()
    }
    const giveUp = (): void => end()
    inFlight.add(giveUp)
    request(encodeList(pending.map(each => each.command.bytes))).then(
      // A lane that does not accept the message answers with the reason instead of a list.
      replies =>
        end(Array.isArray(replies) ? (replies as Reply[]) : pending.map(() => ({ refused: 'failed' }))),
      giveUp,
    )
  }
  const sendWaiting = (): void => {
    scheduled = false
    while (waiting.length > 0 && !isFull())
      sendMessage(takeMessage(waiting, maxPlaysInFlight - playsInFlight))
  }
  return {
    send: command =>
      new Promise(resolve => {
        waiting.push({ command, resolve })
        // Commands of the same event-loop turn share a message.
        if (scheduled || isFull()) return
        scheduled = true
        setImmediate(sendWaiting)
      }),
    retry() {
      const stopped = Array.from(inFlight)
      for (const giveUp of stopped) giveUp()
    },
  }
}

const takeMessage = (waiting: PendingCommand[], playsLeft: number): PendingCommand[] => {
  const maxPlays = Math.min(maxMessagePlays, playsLeft)
  let bytes = 0
  let plays = 0
  const full = waiting.findIndex(({ command }, i) => {
    bytes += command.bytes.length
    plays += command.plays
    return i > 0 && (bytes > maxMessageBytes || plays > maxPlays)
  })
  return waiting.splice(0, full < 0 ? waiting.length : full)
}
