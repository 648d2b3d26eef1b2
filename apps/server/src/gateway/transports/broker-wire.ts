import { maxFrameBytes, messageKinds, type ServerMessage } from '@fairground/contract/channel'
import { parseClientMessage } from '@fairground/contract/parse-message'
import { isTopic, type Topic } from '@fairground/contract/topics'
import { brokerSubjects } from '@fairground/contract/transport'
import type { WebSocket } from 'ws'
import { decodeMessage } from '#gateway/codec.ts'
import { MessageRate } from '#gateway/limits/message-rate.ts'
import { maxBufferedBytes } from '#gateway/outgoing.ts'
import type { OutgoingMessage } from '#gateway/outgoing-message.ts'
import { type ChannelSocket, maxFollowed } from '#gateway/socket.ts'
import type { Credentials } from './broker-credential.ts'
import { type BrokerCommand, createCommandReader } from './broker-commands.ts'
import { EmulatedWire } from './channel-wire.ts'

export interface BrokerDeps {
  readonly credentials: Credentials
}

const info = {
  server_id: 'fairground',
  version: '2.10.0',
  proto: 1,
  max_payload: maxFrameBytes,
  auth_required: true,
}
/** Besides topics a browser follows the session and one inbox for all replies. */
const maxSubscriptions = maxFollowed + 10
/** A browser that reconnects sends one command for each topic. */
const commandsPerSecond = 200
/** A browser subscribes to the session first. */
const maxWaiting = 20
const topicSubject = /^topic\.(.+?)(?:\.after\.(\d{1,15}))?$/
const callSubject = /^call\.(.*?)(?:\.at\.(\d{1,15}))?$/
const inboxSubject = /^_INBOX\.[A-Za-z0-9.]{1,64}(\.\*)?$/

/**
 * Speaks the NATS client protocol with a browser. It is a proxy with its own subjects: nothing that a browser names ever
 * reaches the broker, and the channel decides which topics the session may follow.
 */
export class BrokerWire extends EmulatedWire {
  readonly #ws: WebSocket
  readonly #deps: BrokerDeps
  readonly #subjects = new Map<string, string>()
  readonly #topicSids = new Map<Topic, string>()
  readonly #inboxes = new Map<number, string>()
  /** Messages about the session wait until the browser subscribes to them. */
  #waiting: OutgoingMessage[] = []
  #lastCall = 0
  #isGreeted = false
  #handling: Promise<void> = Promise.resolve()
  readonly #rate = new MessageRate(commandsPerSecond)

  constructor(ws: WebSocket, deps: BrokerDeps) {
    super()
    this.#ws = ws
    this.#deps = deps
  }

  start(channel: ChannelSocket): void {
    const read = createCommandReader()
    this.#ws.on('error', () => this.#ws.terminate())
    this.#ws.on('close', () => this.close())
    this.#ws.on('message', (data: Buffer) => {
      if (this.readyState !== this.OPEN) return this.#ws.pause()
      const commands = read(data)
      if (this.#rate.isOver(Math.max(1, commands.length))) return channel.bye('protocol')
      // Only CONNECT takes time; later commands wait for it.
      this.#handling = this.#handling.then(() => this.#handle(channel, commands))
      return undefined
    })
    this.#sendText(`INFO ${JSON.stringify(info)}\r\n`)
  }

  get writableLength(): number {
    return this.#ws.bufferedAmount
  }

  write(outgoing: OutgoingMessage): void {
    const { message } = outgoing
    switch (message[0]) {
      case messageKinds.EVENTS:
      case messageKinds.SNAPSHOT:
        return this.#deliver(brokerSubjects.topic + message[1], this.#topicSids.get(message[1]), outgoing)
      case messageKinds.REPLY:
      case messageKinds.FAULT:
        return message[1] === 0 ? this.#deliverSession(outgoing) : this.#deliverReply(message, outgoing)
      case messageKinds.WELCOME:
      case messageKinds.BYE:
        return this.#deliverSession(outgoing)
    }
  }

  pause(): void {
    this.#ws.pause()
  }

  resume(): void {
    this.#ws.resume()
  }

  protected end(): void {
    this.#ws.close()
  }

  protected destroy(): void {
    this.#ws.terminate()
  }

  async #handle(channel: ChannelSocket, commands: readonly BrokerCommand[]): Promise<void> {
    const positions: Record<string, number | null> = {}
    for (const command of commands) {
      if (this.readyState !== this.OPEN) return
      if (command.name === 'CONNECT') await this.#connect(channel, command.options)
      else if (command.name === 'PING') this.#sendText('PONG\r\n')
      else if (command.name === 'INVALID') this.#refuse('Unknown Protocol Operation')
      else if (!this.#isGreeted) this.#refuse('Authorization Violation')
      else if (command.name === 'SUB') this.#subscribe(channel, command, positions)
      else if (command.name === 'UNSUB') this.#unsubscribe(channel, command.sid)
      else if (command.name === 'PUB') this.#publish(channel, command)
    }
    // One message for all topics of a piece, as the binary channel sends it.
    if (Object.keys(positions).length > 0) {
      void channel.receive(parseClientMessage([messageKinds.SUBSCRIBE, positions]))
    }
  }

  async #connect(channel: ChannelSocket, options: unknown): Promise<void> {
    const credential =
      typeof options === 'object' && options !== null && 'auth_token' in options ? options.auth_token : ''
    const opened = await this.#deps.credentials.open(String(credential))
    if (!opened || this.#isGreeted) return this.#refuse('Authorization Violation')
    this.#isGreeted = true
    return channel.receive([messageKinds.HELLO, { ...opened, version: '' }])
  }

  #subscribe(
    channel: ChannelSocket,
    { subject, sid }: { subject: string; sid: string },
    positions: Record<string, number | null>,
  ): void {
    // One id can be given to many topics.
    if (Math.max(this.#subjects.size, this.#topicSids.size) >= maxSubscriptions)
      return this.#refuse('Maximum Subscriptions Exceeded')
    const [, topic = '', after] = topicSubject.exec(subject) ?? []
    if (isTopic(topic) && channel.mayFollow(topic)) {
      this.#topicSids.set(topic, sid)
      positions[topic] = after === undefined ? null : Number(after)
    } else if (subject !== brokerSubjects.session && !inboxSubject.test(subject)) {
      if (isTopic(topic)) positions[topic] = null
      return this.#sendText(`-ERR 'Permissions Violation for Subscription to "${subject}"'\r\n`)
    }
    this.#subjects.set(sid, subject)
    if (subject === brokerSubjects.session)
      for (const each of this.#waiting.splice(0)) this.#deliverSession(each)
  }

  #unsubscribe(channel: ChannelSocket, sid: string): void {
    this.#subjects.delete(sid)
    for (const [topic, followedBy] of this.#topicSids) {
      if (followedBy !== sid) continue
      this.#topicSids.delete(topic)
      void channel.receive([messageKinds.UNSUBSCRIBE, [topic]])
    }
  }

  #publish(
    channel: ChannelSocket,
    { subject, reply, payload }: { subject: string; reply: string | undefined; payload: Buffer },
  ): void {
    if (subject === brokerSubjects.hello) {
      void channel.receive(parseClientMessage([messageKinds.HELLO, safelyDecode(payload)]))
    } else if (subject.startsWith(brokerSubjects.call) && reply !== undefined) {
      this.#lastCall += 1
      this.#inboxes.set(this.#lastCall, reply)
      const [, operation, sentAt] = callSubject.exec(subject)!
      const call = [messageKinds.CALL, this.#lastCall, operation, safelyDecode(payload)]
      if (sentAt !== undefined) call.push(Number(sentAt))
      void channel.receive(parseClientMessage(call))
    } else this.#sendText(`-ERR 'Permissions Violation for Publish to "${subject}"'\r\n`)
  }

  #deliverSession(outgoing: OutgoingMessage): void {
    const sid = this.#findSid(subject => subject === brokerSubjects.session)
    if (sid === undefined && this.#waiting.length < maxWaiting) this.#waiting.push(outgoing)
    else this.#deliver(brokerSubjects.session, sid, outgoing)
  }

  #deliverReply([, id]: ServerMessage, outgoing: OutgoingMessage): void {
    const inbox = this.#inboxes.get(Number(id))
    this.#inboxes.delete(Number(id))
    if (inbox === undefined) return
    const sid = this.#findSid(
      subject => subject === inbox || (subject.endsWith('.*') && inbox.startsWith(subject.slice(0, -1))),
    )
    this.#deliver(inbox, sid, outgoing)
  }

  #findSid(matches: (subject: string) => boolean): string | undefined {
    for (const [sid, subject] of this.#subjects) if (matches(subject)) return sid
    return undefined
  }

  #deliver(subject: string, sid: string | undefined, { payload }: OutgoingMessage): void {
    if (sid === undefined) return
    const head = Buffer.from(`MSG ${subject} ${sid} ${payload.length}\r\n`)
    this.#ws.send(Buffer.concat([head, payload, messageEnd]))
  }

  #sendText(text: string): void {
    if (this.writableLength > maxBufferedBytes) this.terminate()
    else this.#ws.send(Buffer.from(text))
  }

  #refuse(reason: string): void {
    this.#sendText(`-ERR '${reason}'\r\n`)
    this.close()
  }
}

const messageEnd = Buffer.from('\r\n')

const safelyDecode = (bytes: Buffer): unknown => {
  try {
    return bytes.length === 0 ? {} : decodeMessage(bytes)
  } catch {
    return undefined
  }
}
