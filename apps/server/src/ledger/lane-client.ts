import { type Broker, decode, encode, encodeList } from '#broker/broker.ts'
import { laneSubject, laneTaken } from '#broker/subjects.ts'
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
const tryAgainAfterMs = 100

/** Asks the member's lane, repeating the same command (same key) while no lane answers. */
export const createLaneClient = (broker: Broker): LaneClient => {
  const mails = new Map<number, Mail>()
  broker.subscribe(laneTaken, message => mails.get(decode(message.data) as number)?.askAgain())
  const mailTo = (memberId: number) => {
    const mail = mails.get(memberId) ?? openMail(broker, laneSubject(memberId))
    mails.set(memberId, mail)
    return mail
  }
  return {
    async ask<N extends CommandName>(memberId: number, name: N, request: Request<N>) {
      const command = { bytes: encode({ name, request }), plays: playsOf(name, request) }
      const mail = mailTo(memberId)
      const deadline = performance.now() + patienceMs
      while (performance.now() < deadline) {
        const reply = (await mail.send(command)) as LaneReply<Answer<N>> | undefined
        if (reply && 'ok' in reply) return reply.ok
        if (reply && reply.refused !== 'not-mine') throw new LaneRefusal(reply.refused)
        await new Promise(resolve => setTimeout(resolve, tryAgainAfterMs))
      }
      throw new LaneRefusal('unknown')
    },
  }
}

type Reply = LaneReply<unknown> | undefined

interface Command {
  readonly bytes: Uint8Array
  /** The answer has a receipt for each. */
  readonly plays: number
}

interface Letter {
  readonly command: Command
  readonly answered: (reply: Reply) => void
}

const playsOf = <N extends CommandName>(name: N, request: Request<N>): number =>
  name === 'join' ? (request as Request<'join'>).count : 1

interface Mail {
  send(command: Command): Promise<Reply>
  /** The lane that was asked is gone: nobody is going to answer. */
  askAgain(): void
}

/** While one message is decided the next can be on its way; what comes meanwhile goes together in the one after. */
const messagesAtOnce = 2
// The broker carries at most 1 MiB, and a receipt takes about 400 bytes of an answer.
const messageBytes = 262_144
const messagePlays = 1000

/** Commands to one lane in as few messages as keep it busy. No timer: what waits goes when there is room. */
const openMail = (broker: Broker, subject: string): Mail => {
  const waiting: Letter[] = []
  const underWay = new Set<() => void>()
  let sending = false
  const sendMessage = (letters: readonly Letter[]): void => {
    const end = (replies?: Reply[]): void => {
      if (!underWay.delete(giveUp)) return
      letters.forEach(({ answered }, i) => answered(replies?.[i]))
      sendWaiting()
    }
    const giveUp = (): void => end()
    underWay.add(giveUp)
    broker
      .request(subject, encodeList(letters.map(letter => letter.command.bytes)), oneTryMs)
      .then(replies => end(replies as Reply[]), giveUp)
  }
  const sendWaiting = (): void => {
    sending = false
    while (waiting.length > 0 && underWay.size < messagesAtOnce) sendMessage(takeMessage(waiting))
  }
  return {
    send: command =>
      new Promise(answered => {
        waiting.push({ command, answered })
        // Requests that came in together leave together.
        if (sending || underWay.size >= messagesAtOnce) return
        sending = true
        setImmediate(sendWaiting)
      }),
    askAgain() {
      const gone = Array.from(underWay)
      for (const giveUp of gone) giveUp()
    },
  }
}

const takeMessage = (waiting: Letter[]): Letter[] => {
  let bytes = 0
  let plays = 0
  const full = waiting.findIndex(({ command }, i) => {
    bytes += command.bytes.length
    plays += command.plays
    return i > 0 && (bytes > messageBytes || plays > messagePlays)
  })
  return waiting.splice(0, full < 0 ? waiting.length : full)
}
